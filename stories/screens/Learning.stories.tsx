import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { parseText } from '#app/urlState.ts';
import { certifications } from '#demo/certifications.ts';
import { industries, industryDetails } from '#demo/industries.ts';
import { skills } from '#demo/skills.ts';
import type { Industry } from '#domain/industries.ts';
import { parseLearningSubTab, parseLearningTab } from '#domain/learning.ts';
import { LearningScreen } from '#screens/learning/LearningScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';
import { InAddress } from '../support/InAddress.tsx';
import { many } from '../support/many.ts';

type State = ComponentProps<typeof LearningScreen>['state'];

/** Keeps the state, as the address does. */
function Stateful({ state, onStateChange, ...rest }: ComponentProps<typeof LearningScreen>) {
  const [current, setCurrent] = useState(state);
  return (
    <LearningScreen
      {...rest}
      state={current}
      onStateChange={(change) => {
        setCurrent((before) => ({ ...before, ...change }));
        onStateChange(change);
      }}
    />
  );
}

const careerIndex: State = { tab: 'career-index', section: 'skills', q: '' };
const skillsTab: State = { ...careerIndex, tab: 'skills-and-certifications' };

const meta = preview.meta({
  title: 'Screens/Learning Center',
  component: LearningScreen,
  parameters: wholePage,
  decorators: [memberFrame('/learning')],
  render: (args) => <Stateful {...args} />,
  args: {
    onStateChange: fn(),
    industries,
    guides: new Set(industryDetails.keys()),
    recommendedSkills: skills.slice(0, 4),
    recommendedCertifications: certifications.slice(0, 3),
    counts: { skills: 23, certifications: 13 },
  },
});

export const CareerIndex = meta.story({ args: { state: careerIndex } });

export const OneResult = meta.story({
  name: 'Career Index, one result',
  args: { state: { ...careerIndex, q: 'FINAN' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 16 industries');
    await expect(canvas.getByRole('link', { name: /^Finance/ })).toHaveAttribute(
      'href',
      '/industry/finance',
    );
  },
});

export const NoResults = meta.story({
  name: 'Career Index, no results',
  args: { state: { ...careerIndex, q: 'space pirates' } },
});

export const WayOut = meta.story({
  name: 'Career Index, search cleared',
  parameters: { pictures: [] },
  args: { state: { ...careerIndex, q: 'space pirates' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all industries' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search industries' })).toHaveFocus();
    const tiles = within(canvas.getByRole('list', { name: 'industries' }));
    await expect(tiles.getAllByRole('link')).toHaveLength(16);
  },
});

export const Skills = meta.story({
  name: 'Skills & Certifications, Skills',
  args: { state: skillsTab },
});

export const Certifications = meta.story({
  name: 'Skills & Certifications, Certifications',
  args: { state: { ...skillsTab, section: 'certifications' } },
});

export const Keyboard = meta.story({
  name: 'Tabs by keyboard',
  parameters: { pictures: [] },
  args: { state: careerIndex },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Career Index' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ tab: 'skills-and-certifications' });
    await expect(canvas.getByRole('tabpanel', { name: 'Skills & Certifications' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Skills' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Certifications' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      canvas.getByRole('link', { name: 'Browse all 13 certifications' }),
    ).toHaveAttribute('href', '/certifications-catalogue');
  },
});

export const LongNames = meta.story({
  name: 'Career Index, long names',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    state: careerIndex,
    industries: industries.slice(0, 4).map(
      (industry, index): Industry => ({
        ...industry,
        name: `${industry.name} ${['and everything that keeps it going behind the scenes', 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'][index % 2]}`,
      }),
    ),
  },
});

const urlFields = { tab: parseLearningTab, section: parseLearningSubTab, q: parseText };

export const TenThousand = meta.story({
  name: 'Career Index, 10,000 industries',
  parameters: { pictures: [] },
  args: { state: careerIndex, industries: many(industries, 10_000) },
  render: (args) => (
    <InAddress fields={urlFields}>
      {(state, change) => <LearningScreen {...args} state={state} onStateChange={change} />}
    </InAddress>
  ),
});

export const TenThousandSearched = TenThousand.extend({
  name: '10,000, searched',
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('list', { name: 'industries' }));
    await waitFor(() =>
      expect(list().getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'),
    );
    await expect(list().getAllByRole('listitem').length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search industries' }), '9999');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('1 of 10,000 industries'),
    );
  },
});
