import Typography from '@mui/material/Typography';
import { expect, fn, screen, within } from 'storybook/test';
import { MemberFrame } from '#components/MemberFrame.tsx';
import { MemberPage } from '#components/MemberPage.tsx';
import { SchemeSwitch } from '#components/SchemeSwitch.tsx';
import { industryPath, memberNavigation, routes } from '#domain/routes.ts';
import preview from '../../.storybook/preview.tsx';
import { wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Member frame',
  component: MemberFrame,
  parameters: wholePage,
  args: {
    currentPath: routes.dashboard,
    unreadCount: 3,
    schemeSwitch: <SchemeSwitch mode="system" onChange={fn()} />,
    children: (
      <MemberPage title="A member screen" lead="A sentence about what a member does here.">
        <Typography>The screen’s own content.</Typography>
      </MemberPage>
    ),
  },
});

export const SeveralUnread = meta.story({
  name: 'Several unread messages',
  parameters: { pictures: ['desktop', 'tablet', 'phone', 'smallPhone'] },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Member' });
    const names = within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toHaveLength(memberNavigation.length);
    await expect(
      within(navigation).getByRole('link', { name: /Message Center\s*3 unread messages/ }),
    ).toBeVisible();
    await expect(within(navigation).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const OneUnread = meta.story({
  name: 'One unread message',
  args: { unreadCount: 1, currentPath: routes.messages },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Message Center\s*1 unread message$/ }),
    ).toHaveAttribute('aria-current', 'page');
  },
});

export const NoneUnread = meta.story({
  name: 'No unread message',
  args: { unreadCount: 0, currentPath: routes.roadmap },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Message Center' })).toBeVisible();
  },
});

export const ManyUnread = meta.story({
  name: 'More than 99 unread messages',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: { unreadCount: 128 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Message Center\s*128 unread messages/ }),
    ).toBeVisible();
  },
});

export const ChildPage = meta.story({
  name: 'On a page of the Learning Center',
  parameters: { pictures: ['desktop'] },
  args: { currentPath: industryPath('finance') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learning Center' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
});

export const OnProfile = meta.story({
  name: 'On the profile',
  parameters: { pictures: ['desktop'] },
  args: { currentPath: routes.profile },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Complete Your Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const DrawerOpen = meta.story({
  name: 'Drawer open on a phone',
  parameters: { pictures: ['phone', 'smallPhone'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(drawer.getAllByRole('listitem')).toHaveLength(memberNavigation.length);
    await expect(drawer.getByRole('link', { name: 'Complete Your Profile' })).toBeVisible();
  },
});
