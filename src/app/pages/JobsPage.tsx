import { useNotice } from '#app/NoticeProvider.tsx';
import { parseText } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { applications, favoriteJobIds, jobs } from '#demo/jobs.ts';
import { parseJobType } from '#domain/jobFilter.ts';
import { parseJobTab } from '#domain/jobTabs.ts';
import { JobsScreen } from '#screens/jobs/JobsScreen.tsx';

const fields = { tab: parseJobTab, q: parseText, type: parseJobType, location: parseText };
/** Back returns to the tab before. */
const push = ['tab'] as const;

const favorites = favoriteJobIds.flatMap((id) => jobs.filter((job) => job.id === id));

export function Component() {
  const [state, change] = useUrlState(fields, push);
  const notify = useNotice();
  return (
    <JobsScreen
      state={state}
      onStateChange={change}
      jobs={jobs}
      applications={applications}
      favorites={favorites}
      onApply={() => notify('Applying is not part of this demo. Nothing was changed.')}
    />
  );
}
