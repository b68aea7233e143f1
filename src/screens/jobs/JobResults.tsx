import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { CardGrid } from '#components/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ResultCount } from '#components/ResultCount.tsx';
import { useWarmSearch } from '#components/useWarmSearch.ts';
import { filterJobs, type Job, type JobFilter, searchJobs } from '#domain/jobs.ts';
import { countResults, describeNoResults } from '#domain/resultCount.ts';
import { JobCard, type JobMarks } from './JobCard.tsx';
import { JobDetails } from './JobDetails.tsx';
import { Description, Requirements } from './JobTexts.tsx';

type JobResultsProps = {
  jobs: readonly Job[];
  marksOf: (job: Job) => JobMarks;
  query: string;
  filter: JobFilter;
  /** Takes search and filter away. */
  onClear: () => void;
};

const noun = { one: 'job', other: 'jobs' };
const read = (jobs: readonly Job[]) => searchJobs(jobs, 'a');
const keyOf = ({ id }: Job) => id;

/** The jobs that fit. Memoised: it waits for the deferred query while the field follows the typing. */
export const JobResults = memo(function JobResults({
  jobs,
  marksOf,
  query,
  filter,
  onClear,
}: JobResultsProps) {
  useWarmSearch(jobs, read);
  const found = filterJobs(searchJobs(jobs, query), filter);
  return (
    <>
      <ResultCount>{countResults(found.length, jobs.length, noun)}</ResultCount>
      <Box sx={{ mt: 4 }}>
        {found.length > 0 ? (
          <CardGrid
            label="Jobs"
            items={found}
            keyOf={keyOf}
            renderItem={(job) => (
              <JobCard job={job} marks={marksOf(job)}>
                <Description>{job.description}</Description>
                <JobDetails label="Requirements" of={job.title}>
                  <Requirements items={job.requirements} />
                </JobDetails>
              </JobCard>
            )}
            minColumn={2000}
            typicalHeight={280}
          />
        ) : (
          <NoJobs any={jobs.length > 0} query={query} onClear={onClear} />
        )}
      </Box>
    </>
  );
});

type NoJobsProps = { any: boolean; query: string; onClear: () => void };

function NoJobs({ any, query, onClear }: NoJobsProps) {
  if (!any) {
    return <EmptyState title="No open jobs right now">New ones are added every week.</EmptyState>;
  }
  return (
    <EmptyState
      title={query.trim() === '' ? 'No job fits this filter' : describeNoResults(query, noun)}
      action={
        <Button variant="outlined" color="secondary" onClick={onClear}>
          Show all jobs
        </Button>
      }
    >
      The search looks at titles, companies and descriptions. Try a shorter word, such as “data”.
    </EmptyState>
  );
}
