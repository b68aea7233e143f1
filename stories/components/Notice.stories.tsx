import { expect, fn, screen } from 'storybook/test';
import { Notice } from '#components/Notice.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    text: 'Upload is not part of this demo. Nothing was changed.',
    open: true,
    onClose: fn(),
  },
});

export const Open = meta.story({
  name: 'Open',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent(args.text);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
