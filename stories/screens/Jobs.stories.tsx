import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { applications, favoriteJobIds, jobs } from '#demo/jobs.ts';
import type { Job } from '#domain/jobs.ts';
import { JobsScreen } from '#screens/jobs/JobsScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

type State = ComponentProps<typeof JobsScreen>['state'];

/** Keeps the state, as the address does. */
function Stateful({ state, onStateChange, ...rest }: ComponentProps<typeof JobsScreen>) {
  const [current, setCurrent] = useState(state);
  return (
    <JobsScreen
      {...rest}
      state={current}
      onStateChange={(change) => {
        setCurrent((before) => ({ ...before, ...change }));
        onStateChange(change);
      }}
    />
  );
}

const opportunities: State = { tab: 'opportunities', q: '', type: '', location: '' };
const manage: State = { ...opportunities, tab: 'applications' };

const meta = preview.meta({
  title: 'Screens/Job Center',
  component: JobsScreen,
  parameters: wholePage,
  decorators: [memberFrame('/jobs')],
  render: (args) => <Stateful {...args} />,
  args: {
    onStateChange: fn(),
    onApply: fn(),
    jobs,
    applications,
    favorites: jobs.filter(({ id }) => favoriteJobIds.includes(id)),
  },
});

export const Opportunities = meta.story({
  args: { state: opportunities },
  play: async ({ canvas }) => {
    const recommended = canvas.getByRole('list', { name: /^Recommended jobs/ });
    await expect(
      [...recommended.children].map((item) => item.querySelector('h3')?.textContent),
    ).toEqual([
      'Product analyst',
      'Product analyst, growth',
      'Data analyst, checkout',
      'Experimentation analyst',
      'Business intelligence analyst',
    ]);
    await expect(canvas.getByRole('list', { name: 'Jobs' }).children).toHaveLength(7);
    await expect(within(recommended).getAllByRole('meter', { name: 'Match' })[0]).toHaveAttribute(
      'aria-valuetext',
      'Strong match, 94 of 100',
    );
  },
});

export const OneResult = meta.story({
  name: 'Opportunities, one result',
  parameters: { pictures: [] },
  args: { state: { ...opportunities, q: 'oat milk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 7 jobs', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Jobs' })).toHaveTextContent('Foxglove Grocers');
  },
});

export const NoResults = meta.story({
  name: 'Opportunities, no results',
  parameters: { pictures: ['desktop'] },
  args: { state: { ...opportunities, q: 'astronaut' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No job matches “astronaut”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all jobs' }));
    await expect(canvas.getByRole('list', { name: 'Jobs' }).children).toHaveLength(7);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), 'astronaut');
    await expect(await canvas.findByText('No job matches “astronaut”')).toBeVisible();
  },
});

export const NoJobs = meta.story({
  name: 'Opportunities, no jobs at all',
  args: { state: opportunities, jobs: [] },
});

export const OneJob = meta.story({
  name: 'Opportunities, one job',
  parameters: { pictures: ['desktop'] },
  args: { state: opportunities, jobs: jobs.slice(0, 1), applications: [], favorites: [] },
});

export const HiddenFilter = meta.story({
  name: 'Opportunities, narrowed by the link',
  args: { state: { ...opportunities, type: 'Full-time', location: 'minneapolis' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full-time jobs in “minneapolis”')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Jobs' }).children).toHaveLength(2);
  },
});

export const FilterCleared = meta.story({
  name: 'Opportunities, filter cleared',
  parameters: { pictures: [] },
  args: { state: { ...opportunities, location: 'atlantis' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No job fits this filter')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Jobs' }).children).toHaveLength(7);
  },
});

export const Details = meta.story({
  name: 'Opportunities, requirements open',
  parameters: { pictures: [] },
  args: { state: opportunities },
  play: async ({ canvas, userEvent }) => {
    const all = within(canvas.getByRole('list', { name: 'Jobs' }));
    const requirement = all.getByText('Willing to visit farms twice a year, boots provided');
    await expect(requirement).not.toBeVisible();
    await userEvent.click(all.getByText(/of Business intelligence analyst/));
    await expect(requirement).toBeVisible();
  },
});

export const ManageApplications = meta.story({ args: { state: manage } });

export const Apply = meta.story({
  name: 'Manage Applications, Apply',
  parameters: { pictures: [] },
  args: { state: manage },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: /^Past applications/ }).children).toHaveLength(5);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Apply for Experimentation analyst' }),
    );
    await expect(args.onApply).toHaveBeenCalledOnce();
    // What has been applied for shows where it stands instead.
    await expect(canvas.queryByRole('button', { name: 'Apply for Product analyst' })).toBeNull();
  },
});

export const NothingYet = meta.story({
  name: 'Manage Applications, no applications and no favorites',
  args: { state: manage, applications: [], favorites: [] },
});

export const Keyboard = meta.story({
  name: 'Tabs by keyboard',
  parameters: { pictures: [] },
  args: { state: opportunities },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Opportunities' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ tab: 'applications' });
    await expect(canvas.getByRole('tabpanel', { name: 'Manage Applications' })).toBeVisible();
  },
});

const long: Partial<Job> = {
  title:
    'Senior product analyst for substitutions, availability and everything else that happens between the shelf and the door',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales',
  salaryRange: '$1,084,000 – $1,398,000',
};
const longJobs = jobs.map((job, index) => (index % 2 ? { ...job, ...long } : job));

export const LongTexts = meta.story({
  name: 'Opportunities, long texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: { state: opportunities, jobs: longJobs.slice(0, 4) },
});

export const LongApplications = meta.story({
  name: 'Manage Applications, long texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    state: manage,
    applications: applications
      .slice(0, 2)
      .map((each) => ({ ...each, job: { ...each.job, ...long } })),
    favorites: longJobs.slice(1, 2),
  },
});

export const TenThousand = meta.story({
  name: 'Opportunities, 10,000 jobs',
  parameters: { pictures: [] },
  args: {
    state: opportunities,
    jobs: Array.from({ length: 10_000 }, (_, index): Job => {
      const job = jobs[index % jobs.length] ?? jobs[0];
      if (!job) throw new Error('There are demo jobs.');
      return { ...job, id: `${index}`, title: `${job.title} ${index}` };
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search jobs' }), '9999');
    await waitFor(() =>
      expect(canvas.getByText('1 of 10,000 jobs', { selector: 'p' })).toBeVisible(),
    );
  },
});
