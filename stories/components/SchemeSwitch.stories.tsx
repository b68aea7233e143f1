import { expect, fn, screen, waitFor } from 'storybook/test';
import { SchemeSwitch } from '#components/SchemeSwitch.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Scheme switch',
  component: SchemeSwitch,
  args: { onChange: fn() },
});

export const MenuOpen = meta.story({
  name: 'Menu open',
  args: { mode: 'system' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Color scheme' }));
    const choice = await screen.findByRole('menuitemradio', { name: 'Same as system' });
    await expect(choice).toBeChecked();
    await waitFor(() => expect(choice).toHaveFocus());
  },
});

export const Choosing = meta.story({
  name: 'A choice closes the menu',
  parameters: { pictures: [] },
  args: { mode: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Color scheme' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
});
