import { useCallback } from 'react';
import { MemberPage } from '#components/MemberPage.tsx';
import { SectionTabs } from '#components/SectionTabs.tsx';
import type { Application, Job } from '#domain/jobs.ts';
import { type JobTab, jobTabs } from '#domain/jobTabs.ts';
import { ManageApplications } from './ManageApplications.tsx';
import { type JobSearch, Opportunities } from './Opportunities.tsx';

/** Which tab is open and what All Jobs is narrowed to; it lives in the address (§2). */
type JobsState = JobSearch & { tab: JobTab };

type JobsScreenProps = {
  state: JobsState;
  onStateChange: (change: Partial<JobsState>) => void;
  jobs: readonly Job[];
  /** Latest first. */
  applications: readonly Application[];
  favorites: readonly Job[];
  /** Apply was pressed. */
  onApply: (job: Job) => void;
};

/** The Job Center (§2): open positions, and what the member has to do with them. */
export function JobsScreen({
  state,
  onStateChange,
  jobs,
  applications,
  favorites,
  onApply,
}: JobsScreenProps) {
  const marksOf = useCallback(
    (job: Job) => {
      const application = applications.find(({ jobId }) => jobId === job.id);
      return {
        ...(application && { appliedDate: application.appliedDate }),
        favorite: favorites.some(({ id }) => id === job.id),
      };
    },
    [applications, favorites],
  );
  return (
    <MemberPage
      title="Job Center"
      lead="Open positions that fit where you want to go, and what became of the ones you applied for."
    >
      <SectionTabs
        label="Job Center"
        tabs={jobTabs}
        value={state.tab}
        onChange={(tab) => onStateChange({ tab })}
      >
        {state.tab === 'opportunities' ? (
          <Opportunities
            jobs={jobs}
            marksOf={marksOf}
            search={state}
            onSearchChange={onStateChange}
          />
        ) : (
          <ManageApplications applications={applications} favorites={favorites} onApply={onApply} />
        )}
      </SectionTabs>
    </MemberPage>
  );
}
