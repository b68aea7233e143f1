import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import { features } from '#demo/features.ts';
import type { Feature } from '#domain/features.ts';
import { FeatureCard } from '#screens/landing/FeatureCard.tsx';
import preview from '../../.storybook/preview.tsx';

const [feature] = features as readonly [Feature, ...Feature[]];

const meta = preview.meta({
  title: 'Components/Feature card',
  component: FeatureCard,
  // The card's h4 stands below these on its page.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ maxWidth: 400, m: 0, p: 0, listStyle: 'none' }}>
        <Story />
      </Box>
    ),
  ],
  args: { feature, onToggle: fn() },
});

export const Closed = meta.story({
  name: 'Closed',
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: new RegExp(feature.title) });
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(feature.fullDescription)).not.toBeVisible();
    await userEvent.click(head);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  name: 'Open',
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(feature.fullDescription)).toBeVisible());
  },
});

export const LongTexts = meta.story({
  name: 'Very long texts',
  parameters: { pictures: ['smallPhone'] },
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    open: true,
    feature: {
      ...feature,
      title: 'Berufslaufbahnentwicklungsplanung',
      shortDescription: `${feature.shortDescription} ${feature.fullDescription}`,
      fullDescription: `${feature.fullDescription} ${feature.fullDescription}`,
    },
  },
});
