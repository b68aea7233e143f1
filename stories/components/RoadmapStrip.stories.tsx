import { expect, within } from 'storybook/test';
import type { DashboardStep } from '#domain/dashboard.ts';
import { stepStates } from '#domain/progress.ts';
import { RoadmapStrip } from '#screens/dashboard/RoadmapStrip.tsx';
import preview from '../../.storybook/preview.tsx';

const titles = [
  'Lay the foundations',
  'Choose a direction',
  'Build core skills',
  'Join a product team',
  'Lead product analytics',
];

/** A strip of these titles, the first `done` of them completed. */
function strip(done: number, of: readonly string[] = titles): readonly DashboardStep[] {
  const states = stepStates(of.map((_, index) => index < done));
  return of.map((title, index) => ({
    id: String(index),
    title,
    state: states[index] ?? 'upcoming',
  }));
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Roadmap strip',
  component: RoadmapStrip,
  parameters: { pictures: ['desktop', 'phone'] },
  args: { label: 'Roadmap steps' },
});

export const FirstStep = meta.story({ name: 'On the first step', args: { steps: strip(0) } });

export const MiddleStep = meta.story({
  name: 'In the middle',
  args: { steps: strip(2) },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(within(current[0] ?? document.body).getByText('You are here')).toBeVisible();
  },
});

export const LastStep = meta.story({ name: 'On the last step', args: { steps: strip(4) } });

export const AllDone = meta.story({ name: 'All done', args: { steps: strip(5) } });

export const LongTitles = meta.story({
  name: 'Long titles',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    steps: strip(2, [
      'Finish the accelerated part-time degree in applied statistics and econometrics',
      'Choose',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      'Move from reporting into a product team that ships every week',
      'Lead',
    ]),
  },
});
