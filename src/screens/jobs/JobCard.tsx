import { styled } from '@mui/material/styles';
import { CircleCheck, Flag, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactList } from '#components/FactList.tsx';
import { ListCard } from '#components/ListCard.ts';
import { formatDate } from '#domain/format.ts';
import type { Job } from '#domain/jobs.ts';
import { RelevanceMeter } from './RelevanceMeter.tsx';

/** What the member has to do with a job. */
export type JobMarks = {
  /** When the member applied: an ISO date. */
  readonly appliedDate?: string;
  /** Kept for later. */
  readonly favorite: boolean;
};

type JobCardProps = {
  job: Job;
  marks?: JobMarks;
  /** True for the one that fits best: it stands out. */
  best?: boolean;
  /** Beside the title: a button, or where an application stands. */
  action?: ReactNode;
  /** Description and requirements, in full or behind a disclosure. */
  children: ReactNode;
};

/** An open position (§3): what a member compares jobs by, and a place for the rest. */
export function JobCard({ job, marks, best = false, action, children }: JobCardProps) {
  return (
    <ListCard>
      <Layout>
        <header>
          <div>
            {best && (
              <p className="best">
                <Flag size={16} aria-hidden="true" />
                Your best match
              </p>
            )}
            <h3>{job.title}</h3>
            <p>
              {job.company} · {job.location}
            </p>
            {marks && <Marks {...marks} />}
          </div>
          {action}
        </header>
        <div className="side">
          <FactList
            facts={[
              { label: 'Match', value: <RelevanceMeter score={job.relevanceScore} /> },
              { label: 'Salary a year', value: job.salaryRange },
              { label: 'Job type', value: job.type },
              {
                label: 'Posted',
                value: <time dateTime={job.postedDate}>{formatDate(job.postedDate)}</time>,
              },
            ]}
          />
        </div>
        <div className="texts">{children}</div>
      </Layout>
    </ListCard>
  );
}

function Marks({ appliedDate, favorite }: JobMarks) {
  if (appliedDate === undefined && !favorite) return null;
  return (
    <p className="marks">
      {appliedDate !== undefined && (
        <span>
          <CircleCheck size={16} aria-hidden="true" />
          Applied {formatDate(appliedDate)}
        </span>
      )}
      {favorite && (
        <span>
          <Heart size={16} aria-hidden="true" />
          Favorite
        </span>
      )}
    </p>
  );
}

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 16px',
    alignItems: 'start',
    justifyContent: 'space-between',
  },
  '& header > div:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& header p': { ...theme.typography.body2, color: 'var(--mui-palette-text-secondary)' },
  '& .best, & .marks span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& header .best': {
    fontWeight: 650,
    color: 'var(--mui-palette-accent-main)',
    marginBottom: 2,
  },
  '& header .marks': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    marginTop: 4,
    fontWeight: 600,
    color: 'var(--mui-palette-text-primary)',
  },
  '& .marks svg': { color: 'var(--mui-palette-primary-main)' },
  '& .texts': { display: 'grid', gap: 12, alignContent: 'start' },
  // Wide: texts at a good measure, and what jobs are compared by in one place on every card.
  '@container (min-width: 720px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    gridTemplateRows: 'auto 1fr',
    columnGap: 32,
    rowGap: 12,
    '& .side': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      paddingLeft: 24,
      borderLeft: '1px solid var(--mui-palette-trail-outline)',
    },
  },
}));
