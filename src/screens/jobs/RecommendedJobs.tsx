import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { cardGrid } from '#components/cardGridStyles.ts';
import { PageSection } from '#components/PageSection.tsx';
import { type Job, recommendedJobs } from '#domain/jobs.ts';
import { JobCard, type JobMarks } from './JobCard.tsx';
import { JobDetails } from './JobDetails.tsx';
import { Description, Requirements } from './JobTexts.tsx';

type RecommendedJobsProps = {
  jobs: readonly Job[];
  marksOf: (job: Job) => JobMarks;
};

/** The jobs that fit the member best (§2). The first one is laid out in full. Typing below leaves it alone. */
export const RecommendedJobs = memo(function RecommendedJobs({
  jobs,
  marksOf,
}: RecommendedJobsProps) {
  const recommended = recommendedJobs(jobs);
  return (
    <PageSection title="Recommended for You" lead="Chosen by how well they fit your profile.">
      {recommended.length > 0 ? (
        <Box
          component="ol"
          // Safari drops list semantics from lists without markers.
          role="list"
          aria-label="Recommended jobs, best match first"
          sx={{
            ...cardGrid('auto-fit, minmax(min(100%, 360px), 1fr)'),
            '& > li:first-of-type': { gridColumn: '1 / -1' },
          }}
        >
          {recommended.map((job, index) => (
            <li key={job.id}>
              <JobCard job={job} marks={marksOf(job)} best={index === 0}>
                {index === 0 ? (
                  <>
                    <Description>{job.description}</Description>
                    <Requirements items={job.requirements} />
                  </>
                ) : (
                  <JobDetails label="Description and requirements" of={job.title}>
                    <Description>{job.description}</Description>
                    <Requirements items={job.requirements} />
                  </JobDetails>
                )}
              </JobCard>
            </li>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing to recommend right now. New jobs are added every week.
        </Typography>
      )}
    </PageSection>
  );
});
