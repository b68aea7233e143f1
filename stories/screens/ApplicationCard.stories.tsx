import { expect } from 'storybook/test';
import { applications } from '#demo/jobs.ts';
import type { Application, ApplicationStatus } from '#domain/jobs.ts';
import { ApplicationCard } from '#screens/jobs/ApplicationCard.tsx';
import preview from '../../.storybook/preview.tsx';

function applicationWith(status: ApplicationStatus): Application {
  const found = applications.find((application) => application.status === status);
  if (!found) throw new Error(`No application is ${status}`);
  return found;
}

const meta = preview.meta({
  title: 'Screens/Job Center/Application',
  component: ApplicationCard,
});

export const Pending = meta.story({ args: { application: applicationWith('Pending') } });

export const Reviewed = meta.story({ args: { application: applicationWith('Reviewed') } });

export const Interview = meta.story({ args: { application: applicationWith('Interview') } });

export const Rejected = meta.story({ args: { application: applicationWith('Rejected') } });

export const Accepted = meta.story({ args: { application: applicationWith('Accepted') } });

/** A status without a story is a type error. */
({ Pending, Reviewed, Interview, Rejected, Accepted }) satisfies Record<ApplicationStatus, unknown>;

export const Opened = meta.story({
  name: 'Description open',
  parameters: { pictures: ['desktop', 'phone'] },
  args: { application: applicationWith('Interview') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Description and requirements/));
    await expect(canvas.getByRole('list', { name: 'Requirements' })).toBeVisible();
  },
});
