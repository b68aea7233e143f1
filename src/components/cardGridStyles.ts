/** Between the cards of a list, in px, both ways. */
export const cardGap = 16;

/** For `sx`: a list of cards as a grid. A number is a count of columns; a text goes into CSS's `repeat()`. */
export function cardGrid(columns: number | string) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: `${cardGap}px`,
    gridTemplateColumns:
      typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : `repeat(${columns})`,
    '& > li': { display: 'grid', minWidth: 0 },
  } as const;
}
