import { expect, fn } from 'storybook/test';
import { InBrowserNotice } from '#components/InBrowserNotice.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/In-browser notice',
  component: InBrowserNotice,
  parameters: { fullBleed: true, pictures: ['desktop', 'smallPhone'] },
  args: { onDismiss: fn() },
});

export const Shown = meta.story({
  name: 'Above the page',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this notice' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
});
