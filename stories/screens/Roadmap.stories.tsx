import { expect, fn, waitFor, within } from 'storybook/test';
import { milestones } from '#demo/roadmap.ts';
import type { Milestone } from '#domain/roadmap.ts';
import { routes } from '#domain/routes.ts';
import { RoadmapScreen } from '#screens/roadmap/RoadmapScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Roadmap',
  component: RoadmapScreen,
  parameters: wholePage,
  decorators: [memberFrame(routes.roadmap)],
  args: { milestones, onPrint: fn() },
});

/** The demo's milestones, the first `count` of them completed. */
function completed(count: number): readonly Milestone[] {
  return milestones.map((milestone, index) => ({ ...milestone, completed: index < count }));
}

export const Demo = meta.story({
  name: 'In the middle, as in the demo',
  parameters: { pictures: ['desktop', 'tablet', 'phone', 'smallPhone'] },
  play: async ({ canvas, args, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Milestones' });
    const marks = within(list).getAllByRole('listitem');
    await expect(marks).toHaveLength(9);
    const current = marks.filter((mark) => mark.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Milestone 5 · You are here');
    await expect(marks.at(-1)).toHaveTextContent('Summit · Ahead');
    await userEvent.click(canvas.getByRole('button', { name: 'Print map' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const NoneDone = meta.story({
  name: 'Nothing done yet',
  parameters: { pictures: ['desktop'] },
  args: { milestones: completed(0) },
});

export const AtTheSummit = meta.story({
  name: 'Only the summit ahead',
  parameters: { pictures: ['desktop'] },
  args: { milestones: completed(8) },
});

export const AllDone = meta.story({
  name: 'All done',
  args: { milestones: completed(9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have reached the summit. Enjoy the view.')).toBeVisible();
  },
});

export const DetailsOpen = meta.story({
  name: 'Details open',
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Run an A/B test end to end', 'Earn an advanced certificate']) {
      const button = canvas.getByRole('button', { name: `Details about ${title}` });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    }
    // They fade in.
    await waitFor(() => expect(canvas.getByText(/^Pick one small change/)).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
});

export const LongTitles = meta.story({
  name: 'Long titles',
  parameters: { pictures: ['desktop', 'tablet', 'smallPhone'] },
  args: {
    milestones: milestones.map((milestone, index) => ({
      ...milestone,
      title: `${milestone.title}${' and everything that comes with it'.repeat(index % 4)}`,
      subtitle: index === 3 ? 'Rindfleischetikettierungsüberwachungsgesetz' : milestone.subtitle,
    })),
  },
});
