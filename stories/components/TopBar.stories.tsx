import { expect, fn, screen } from 'storybook/test';
import { SchemeSwitch } from '#components/SchemeSwitch.tsx';
import { TopBar } from '#components/TopBar.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Top bar',
  component: TopBar,
  parameters: { pictures: ['desktop', 'phone'], fullBleed: true },
  args: {
    currentPath: '/',
    onSection: fn(),
    onSignIn: fn<() => void>() as (() => void) | undefined,
    schemeSwitch: <SchemeSwitch mode="system" onChange={fn()} />,
  },
});

export const Home = meta.story({
  name: 'On the start page',
  parameters: { pictures: ['desktop', 'phone', 'smallPhone'] },
});

export const WithoutSignIn = meta.story({
  name: 'Without Sign In (about, blog, services)',
  args: { currentPath: '/about', onSignIn: undefined },
});

export const MenuOpen = meta.story({
  name: 'Menu open on a phone',
  parameters: { pictures: ['phone'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
  },
});
