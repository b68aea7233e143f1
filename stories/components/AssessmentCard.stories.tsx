import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { AssessmentCard } from '#screens/profile/AssessmentCard.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Assessment card',
  component: AssessmentCard,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 320 }}>
        <h2 hidden>Assessments</h2>
        <Story />
      </Box>
    ),
  ],
});

const interests = {
  id: 'interests',
  title: 'Interests',
  description: 'Choose between everyday activities to find the fields that hold your attention.',
} as const;

export const Pending = meta.story({
  args: { assessment: { ...interests, completed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
});

export const Completed = meta.story({
  name: 'Completed, without a score',
  args: { assessment: { ...interests, completed: true } },
});

export const WithScore = meta.story({
  name: 'Completed, with a score',
  args: { assessment: { ...interests, completed: true, score: 84 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('84')).toBeVisible();
  },
});

export const ScoreOfNothing = meta.story({
  name: 'A score of 0',
  args: { assessment: { ...interests, completed: true, score: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

export const LongTexts = meta.story({
  name: 'Long texts',
  args: {
    assessment: {
      ...interests,
      title: 'Interests, inclinations and the things you keep coming back to',
      description:
        'Choose between everyday activities, one pair at a time, to find the fields that hold your attention longer than an afternoon. There are forty pairs, and you can stop and come back.',
      completed: true,
      score: 100,
    },
  },
});
