import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useCallback } from 'react';
import { CardGrid } from '#components/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ResultCount } from '#components/ResultCount.tsx';
import { useWarmSearch } from '#components/useWarmSearch.ts';
import { type Industry, searchIndustries } from '#domain/industries.ts';
import { countResults, describeNoResults } from '#domain/resultCount.ts';
import { IndustryTile } from './IndustryTile.tsx';

type IndustryResultsProps = {
  industries: readonly Industry[];
  guides: ReadonlySet<string>;
  query: string;
  onClear: () => void;
};

const noun = { one: 'industry', other: 'industries' };
const read = (industries: readonly Industry[]) => searchIndustries(industries, 'a');
const keyOf = ({ id, name }: Industry) => `${id}/${name}`;

/** The tiles whose name fits. Memoised: it waits for the deferred query while the field follows the typing. */
export const IndustryResults = memo(function IndustryResults({
  industries,
  guides,
  query,
  onClear,
}: IndustryResultsProps) {
  useWarmSearch(industries, read);
  const found = searchIndustries(industries, query);
  const renderTile = useCallback(
    (industry: Industry) => <IndustryTile industry={industry} hasGuide={guides.has(industry.id)} />,
    [guides],
  );
  return (
    <>
      <ResultCount>{countResults(found.length, industries.length, noun)}</ResultCount>
      <Box sx={{ mt: 4 }}>
        {found.length > 0 ? (
          <CardGrid
            label={noun.other}
            items={found}
            keyOf={keyOf}
            renderItem={renderTile}
            minColumn={256}
            typicalHeight={80}
          />
        ) : (
          <EmptyState
            title={describeNoResults(query, noun)}
            action={
              <Button variant="outlined" color="secondary" onClick={onClear}>
                Show all industries
              </Button>
            }
          >
            Try part of a name, such as “health” or “media”.
          </EmptyState>
        )}
      </Box>
    </>
  );
});
