const collator = new Intl.Collator('en', { numeric: true });

/**
 * A sorted copy, by name, in English order (§2): 'Active listening' before 'SQL', letter case and
 * accents aside. Sort a catalogue once and filter the result: the filters keep the order they get.
 */
export function sortByName<Item extends { readonly name: string }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((a, b) => collator.compare(a.name, b.name));
}
