import { expect, fn } from 'storybook/test';
import { ClosingBanner } from '#screens/landing/ClosingBanner.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Closing banner',
  component: ClosingBanner,
  parameters: { fullBleed: true, pictures: ['desktop', 'phone'] },
  args: { onSection: fn() },
});

export const Banner = meta.story({
  name: 'Join, or wait for the fundraising',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Join the beta' }));
    await expect(args.onSection).toHaveBeenCalledWith('/#beta');
  },
});
