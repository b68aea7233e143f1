import Box from '@mui/material/Box';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { PageSection } from '#components/PageSection.tsx';
import { SearchField } from '#components/SearchField.tsx';
import { describeJobFilter, jobFilterOf } from '#domain/jobFilter.ts';
import type { Job, JobType } from '#domain/jobs.ts';
import { FilterNote } from './FilterNote.tsx';
import type { JobMarks } from './JobCard.tsx';
import { JobResults } from './JobResults.tsx';
import { RecommendedJobs } from './RecommendedJobs.tsx';

/** What All Jobs is narrowed to. */
export type JobSearch = { q: string; type: JobType | ''; location: string };

type OpportunitiesProps = {
  jobs: readonly Job[];
  marksOf: (job: Job) => JobMarks;
  search: JobSearch;
  onSearchChange: (change: Partial<JobSearch>) => void;
};

/** The Opportunities tab (§2): what fits best, then everything with a search. */
export function Opportunities({ jobs, marksOf, search, onSearchChange }: OpportunitiesProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field shows a letter at once; the list follows when there is time.
  const query = useDeferredValue(search.q);
  const filter = useMemo(
    () => jobFilterOf(search.type, search.location),
    [search.type, search.location],
  );
  const filterWords = describeJobFilter(filter);
  /** The button that was pressed goes away: the keyboard goes on from the search. */
  const clear = useCallback(
    (change: Partial<JobSearch>) => {
      onSearchChange(change);
      field.current?.focus();
    },
    [onSearchChange],
  );
  const clearAll = useCallback(() => clear({ q: '', type: '', location: '' }), [clear]);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 12 } }}>
      <RecommendedJobs jobs={jobs} marksOf={marksOf} />
      <PageSection title="All Jobs">
        <Box sx={{ maxWidth: 520, mb: 4, '@media print': { display: 'none' } }}>
          <SearchField
            label="Search jobs"
            placeholder="A title, company or word"
            value={search.q}
            onChange={(q) => onSearchChange({ q })}
            inputRef={field}
          />
        </Box>
        {filterWords !== undefined && (
          <FilterNote words={filterWords} onClear={() => clear({ type: '', location: '' })} />
        )}
        <JobResults
          jobs={jobs}
          marksOf={marksOf}
          query={query}
          filter={filter}
          onClear={clearAll}
        />
      </PageSection>
    </Box>
  );
}
