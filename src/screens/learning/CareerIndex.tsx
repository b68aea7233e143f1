import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useRef } from 'react';
import { SearchField } from '#components/SearchField.tsx';
import type { Industry } from '#domain/industries.ts';
import { IndustryResults } from './IndustryResults.tsx';

type CareerIndexProps = {
  industries: readonly Industry[];
  /** The ids of the industries whose page has been written. */
  guides: ReadonlySet<string>;
  query: string;
  onQueryChange: (query: string) => void;
};

/** The Career Index (§2): a search over the industries, each a link to its page. */
export function CareerIndex({ industries, guides, query, onQueryChange }: CareerIndexProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field shows a letter at once; the tiles follow when there is time.
  const shownQuery = useDeferredValue(query);
  const clear = useCallback(() => {
    onQueryChange('');
    field.current?.focus();
  }, [onQueryChange]);
  return (
    <>
      <Box sx={{ maxWidth: 520, mb: 4, '@media print': { display: 'none' } }}>
        <SearchField
          label="Search industries"
          placeholder="For example, health"
          value={query}
          onChange={onQueryChange}
          inputRef={field}
        />
      </Box>
      <IndustryResults industries={industries} guides={guides} query={shownQuery} onClear={clear} />
    </>
  );
}
