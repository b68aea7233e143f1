import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ResultCount } from '#components/ResultCount.tsx';
import { countResults, type Noun } from '#domain/resultCount.ts';

type CatalogueResultsProps<Item> = {
  noun: Noun;
  /** What the search and the filter left. */
  found: readonly Item[];
  /** How many there are without them. */
  total: number;
  /** Said when nothing was found: "No soft skill matches “welding”". */
  emptyTitle: string;
  /** Takes search and filter away. */
  onClear: () => void;
  renderItem: (item: Item) => ReactNode;
  typicalHeight: number;
};

/** A catalogue's count and cards, or, where nothing was found, the way out. */
export function CatalogueResults<Item extends { readonly name: string }>({
  noun,
  found,
  total,
  emptyTitle,
  onClear,
  renderItem,
  typicalHeight,
}: CatalogueResultsProps<Item>) {
  return (
    <>
      <ResultCount>{countResults(found.length, total, noun)}</ResultCount>
      <Box sx={{ mt: 4 }}>
        {found.length > 0 ? (
          <CardGrid
            label={noun.other}
            items={found}
            keyOf={nameOf}
            renderItem={renderItem}
            minColumn={312}
            typicalHeight={typicalHeight}
          />
        ) : (
          <EmptyState
            title={emptyTitle}
            action={
              total > 0 && (
                <Button variant="outlined" color="secondary" onClick={onClear}>
                  Clear search and filters
                </Button>
              )
            }
          >
            {total > 0
              ? 'Try a shorter or more general word, or look at the whole catalogue.'
              : 'The catalogue is being put together. Come back soon.'}
          </EmptyState>
        )}
      </Box>
    </>
  );
}

function nameOf(item: { readonly name: string }): string {
  return item.name;
}
