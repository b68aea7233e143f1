import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { features, featuresIntro } from '#demo/features.ts';
import { FeatureSection } from '#screens/landing/FeatureSection.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Feature section',
  component: FeatureSection,
  parameters: { fullBleed: true },
  args: { intro: featuresIntro, features, onToggle: fn() },
});

/** The section with the state its page gives it. */
function Live(props: ComponentProps<typeof FeatureSection>) {
  const [open, setOpen] = useState(props.openFeature);
  return (
    <FeatureSection
      {...props}
      openFeature={open}
      onToggle={(id) => setOpen((current) => (current === id ? null : id))}
    />
  );
}

export const Closed = meta.story({
  name: 'All closed',
  parameters: { pictures: ['desktop', 'tablet', 'phone'] },
  args: { openFeature: null },
});

export const OneOpen = meta.story({
  name: 'One open',
  parameters: { pictures: ['desktop', 'phone'] },
  args: { openFeature: 'career-roadmap' },
});

export const Clicking = meta.story({
  name: 'A click opens a card and closes the one before; a second click closes it',
  parameters: { pictures: [] },
  args: { openFeature: null },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const roadmap = canvas.getByRole('button', { name: /Career Roadmap/ });
    const jobs = canvas.getByRole('button', { name: /Job Center/ });
    await userEvent.click(roadmap);
    await expect(roadmap).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(jobs);
    await expect(jobs).toHaveAttribute('aria-expanded', 'true');
    await expect(roadmap).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(jobs);
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
});

export const Keyboard = meta.story({
  name: 'Enter and Space do what a click does',
  parameters: { pictures: [] },
  args: { openFeature: null },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent }) => {
    const profile = canvas.getByRole('button', { name: /Profile Management/ });
    await userEvent.tab();
    await expect(profile).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(profile).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(profile).toHaveAttribute('aria-expanded', 'false'));
    await expect(profile).toHaveFocus();
  },
});
