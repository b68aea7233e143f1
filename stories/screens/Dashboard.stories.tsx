import { expect } from 'storybook/test';
import { dashboardSteps, recommendedActions } from '#demo/dashboard.ts';
import { routes } from '#domain/routes.ts';
import { DashboardScreen } from '#screens/dashboard/DashboardScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: wholePage,
  decorators: [memberFrame(routes.dashboard)],
  args: { givenName: 'Maya', steps: dashboardSteps, actions: recommendedActions },
});

export const Demo = meta.story({
  name: 'As in the demo',
  parameters: { pictures: ['desktop', 'tablet', 'phone', 'smallPhone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Maya');
    await expect(canvas.getByText('You are on step 3 of 5: Build core skills.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Full Roadmap' })).toHaveAttribute(
      'href',
      '/roadmap',
    );
    const priorities = canvas.getAllByText(/priority$/).map((label) => label.textContent);
    await expect(priorities).toEqual([
      'High priority',
      'High priority',
      'Medium priority',
      'Medium priority',
      'Medium priority',
    ]);
  },
});

export const FirstStep = meta.story({
  name: 'On the first step',
  parameters: { pictures: ['desktop'] },
  args: {
    steps: dashboardSteps.map((step, index) => ({
      ...step,
      state: index === 0 ? ('current' as const) : ('upcoming' as const),
    })),
  },
});

export const AllDone = meta.story({
  name: 'All steps done',
  parameters: { pictures: ['desktop'] },
  args: { steps: dashboardSteps.map((step) => ({ ...step, state: 'completed' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 5 steps of your roadmap are completed.')).toBeVisible();
  },
});

export const NoActions = meta.story({
  name: 'No recommended actions',
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to do right now')).toBeVisible();
  },
});

export const OneAction = meta.story({
  name: 'One recommended action',
  parameters: { pictures: ['desktop'] },
  args: { actions: recommendedActions.slice(1, 2) },
});

export const NoName = meta.story({
  name: 'Without a name',
  parameters: { pictures: ['phone'] },
  args: { givenName: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome back$/);
  },
});

export const LongTexts = meta.story({
  name: 'Long texts',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    givenName: 'Wolfeschlegelsteinhausenbergerdorff',
    steps: dashboardSteps.map((step) => ({
      ...step,
      title: `${step.title}, and write down what you learned on the way`,
    })),
    actions: recommendedActions.map((action) => ({
      ...action,
      title: `${action.title}, before the end of the quarter, and tell Devendra how it went`,
      description: `${action.description} ${action.description} https://example.com/${'a-very-long-address/'.repeat(4)}`,
    })),
  },
});
