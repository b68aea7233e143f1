import { expect } from 'storybook/test';
import { NavigationProgress } from '#components/NavigationProgress.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Navigation progress',
  component: NavigationProgress,
  // A line that grows has no one picture.
  parameters: { pictures: [] },
});

export const Loading = meta.story({
  name: 'A page is loading',
  args: { active: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading page');
  },
});

export const Still = meta.story({
  name: 'Nothing is loading',
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
