/** `count` items made from a few: names numbered, so that each is its own, everything else as it was. */
export function many<Item extends { readonly name: string }>(
  items: readonly Item[],
  count: number,
): readonly Item[] {
  return Array.from({ length: Math.ceil(count / items.length) }, (_, round) =>
    items.map((item, index) => ({
      ...item,
      name: `${item.name} ${round * items.length + index + 1}`,
    })),
  )
    .flat()
    .slice(0, count);
}
