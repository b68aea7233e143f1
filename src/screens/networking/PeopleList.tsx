import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useRef } from 'react';
import { SearchField } from '#components/SearchField.tsx';
import type { Professional } from '#domain/professionals.ts';
import { routes } from '#domain/routes.ts';
import { PeopleResults } from './PeopleResults.tsx';

type PeopleListProps = {
  people: readonly Professional[];
  query: string;
  onQueryChange: (query: string) => void;
};

/** The searchable list that View All opens (§2), with the way back. */
export function PeopleList({ people, query, onQueryChange }: PeopleListProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field shows a letter at once; the list follows when there is time.
  const shownQuery = useDeferredValue(query);
  const clear = useCallback(() => {
    onQueryChange('');
    field.current?.focus();
  }, [onQueryChange]);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Button
        href={routes.networking}
        variant="text"
        color="secondary"
        startIcon={<ArrowLeft size={18} aria-hidden="true" />}
        sx={{ ml: -3, '@media print': { display: 'none' } }}
      >
        Back to overview
      </Button>
      <Typography variant="h2" component="h1" sx={{ mt: { xs: 3, md: 4 } }}>
        Mentors and peers
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        A short message that says what you want to learn is a good start.
      </Typography>
      <Box sx={{ mt: 6, mb: 4, maxWidth: 520, '@media print': { display: 'none' } }}>
        <SearchField
          label="Search people"
          placeholder="A name, title or company"
          value={query}
          onChange={onQueryChange}
          inputRef={field}
        />
      </Box>
      <PeopleResults people={people} query={shownQuery} onClear={clear} />
    </Container>
  );
}
