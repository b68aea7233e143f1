import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense } from 'react';
import { cardGrid } from './cardGridStyles.ts';

/** Up to here a list is on the page as a whole: it can be printed, and found with Ctrl+F. */
const mostAtOnce = 30;

/** Lists of thousands are rare; their windowing is loaded when there is one. */
const WindowedGrid = lazy(async () => {
  const { WindowedGrid } = await import('./WindowedGrid.tsx');
  return { default: WindowedGrid };
});

type CardGridProps<Item> = {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** What identifies an item among the others. */
  keyOf: (item: Item) => string;
  /** An item's card. Memoised components keep typing in a search above the list cheap. */
  renderItem: (item: Item) => ReactNode;
  /** The least width of a column, in px: there are as many as fit. */
  minColumn: number;
  /** About how tall a card is, in px, for the part of a long list that has not been drawn. */
  typicalHeight: number;
};

/**
 * A list of cards in as many columns as fit. A long one draws only the rows near the screen, and still
 * tells a screen reader how long it is and where in it a card stands.
 */
export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { items, renderItem, label, minColumn, typicalHeight } = props;
  if (items.length <= mostAtOnce) return <PlainGrid {...props} />;
  return (
    <Suspense fallback={<PlainGrid {...props} items={items.slice(0, mostAtOnce)} />}>
      <WindowedGrid
        label={label}
        count={items.length}
        minColumn={minColumn}
        typicalHeight={typicalHeight}
        renderAt={(index) => {
          const item = items[index];
          return item === undefined ? null : renderItem(item);
        }}
      />
    </Suspense>
  );
}

function PlainGrid<Item>({ label, items, keyOf, renderItem, minColumn }: CardGridProps<Item>) {
  return (
    <Box
      component="ul"
      // Safari drops list semantics from lists without markers.
      role="list"
      aria-label={label}
      sx={cardGrid(`auto-fill, minmax(min(100%, ${minColumn}px), 1fr)`)}
    >
      {items.map((item) => (
        <li key={keyOf(item)}>{renderItem(item)}</li>
      ))}
    </Box>
  );
}
