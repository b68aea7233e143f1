import { expect } from 'storybook/test';
import { TypingIndicator } from '#components/TypingIndicator.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Typing indicator',
  component: TypingIndicator,
  args: { name: 'Theo Marchetti', active: true },
});

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Theo Marchetti is typing');
  },
});

export const Idle = meta.story({
  name: 'Nobody types',
  args: { active: false },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
