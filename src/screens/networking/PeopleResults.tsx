import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { CardGrid } from '#components/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ResultCount } from '#components/ResultCount.tsx';
import { useWarmSearch } from '#components/useWarmSearch.ts';
import { type Professional, searchProfessionals } from '#domain/professionals.ts';
import { countResults, describeNoResults } from '#domain/resultCount.ts';
import { PersonCard } from './PersonCard.tsx';

type PeopleResultsProps = {
  people: readonly Professional[];
  query: string;
  onClear: () => void;
};

const noun = { one: 'person', other: 'people' };
const read = (people: readonly Professional[]) => searchProfessionals(people, 'a');
const keyOf = ({ id }: Professional) => id;
const renderPerson = (person: Professional) => <PersonCard person={person} heading="h2" />;

/** The people who fit. Memoised: it waits for the deferred query while the field follows the typing. */
export const PeopleResults = memo(function PeopleResults({
  people,
  query,
  onClear,
}: PeopleResultsProps) {
  useWarmSearch(people, read);
  const found = searchProfessionals(people, query);
  return (
    <>
      <ResultCount>{countResults(found.length, people.length, noun)}</ResultCount>
      <Box sx={{ mt: 4 }}>
        {found.length > 0 ? (
          <CardGrid
            label="People"
            items={found}
            keyOf={keyOf}
            renderItem={renderPerson}
            minColumn={296}
            typicalHeight={330}
          />
        ) : (
          <EmptyState
            title={describeNoResults(query, noun)}
            action={
              people.length > 0 && (
                <Button variant="outlined" color="secondary" onClick={onClear}>
                  Show all people
                </Button>
              )
            }
          >
            {people.length > 0
              ? 'The search looks at names, titles and companies. Try a shorter word, such as “data”.'
              : 'Members who want to be found will be listed here.'}
          </EmptyState>
        )}
      </Box>
    </>
  );
});
