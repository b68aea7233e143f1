import { styled } from '@mui/material/styles';
import { FactList } from '#components/FactList.tsx';
import { ListCard } from '#components/ListCard.ts';
import { formatDate } from '#domain/format.ts';
import type { Application } from '#domain/jobs.ts';
import { JobDetails } from './JobDetails.tsx';
import { Description, Requirements } from './JobTexts.tsx';
import { StatusMark } from './StatusMark.tsx';

/** An application the member has sent (§3): for what, when, and where it stands. */
export function ApplicationCard({ application }: { application: Application }) {
  const { job, status, appliedDate } = application;
  return (
    <ListCard>
      <Layout>
        <header>
          <h3>{job.title}</h3>
          <p>
            {job.company} · {job.location}
          </p>
        </header>
        <StatusMark status={status} />
        <FactList
          facts={[
            {
              label: 'Applied',
              value: <time dateTime={appliedDate}>{formatDate(appliedDate)}</time>,
            },
            { label: 'Salary a year', value: job.salaryRange },
          ]}
        />
      </Layout>
      <JobDetails label="Description and requirements" of={job.title}>
        <Description>{job.description}</Description>
        <Requirements items={job.requirements} />
      </JobDetails>
    </ListCard>
  );
}

const Layout = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& > dl': { alignSelf: 'stretch' },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& header p': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
  '@container (min-width: 640px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px 128px',
    alignItems: 'start',
    gap: 24,
    '& > dl': { gridColumn: 2, gridRow: 1 },
    '& > .MuiChip-root': { gridColumn: 3, justifySelf: 'end' },
  },
}));
