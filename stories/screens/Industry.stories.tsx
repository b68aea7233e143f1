import { expect, within } from 'storybook/test';
import { industryDetails } from '#demo/industries.ts';
import { findIndustryDetail, type IndustryDetail } from '#domain/industries.ts';
import { IndustryNotFoundScreen } from '#screens/industry/IndustryNotFoundScreen.tsx';
import { IndustryScreen } from '#screens/industry/IndustryScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

const finance = findIndustryDetail(industryDetails, 'finance');
if (!finance) throw new Error('The demo content has no page about finance.');

const meta = preview.meta({
  title: 'Screens/Industry',
  component: IndustryScreen,
  parameters: wholePage,
  decorators: [memberFrame('/industry/finance')],
  args: { industry: finance },
});

export const Finance = meta.story({
  args: { id: 'finance' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: /careers/i });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).getByRole('row', { name: 'Actuary Senior $128,000' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'Industry not found',
  args: { id: 'finance' },
  render: () => <IndustryNotFoundScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Industry not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Career Index' })).toHaveAttribute(
      'href',
      '/learning',
    );
  },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

const long: IndustryDetail = {
  name: `Environment and ${longWord}`,
  description: finance.description.repeat(2),
  history: [...finance.history, longWord.repeat(3)],
  subindustries: finance.subindustries.map(({ name, description }) => ({
    name: `${name} ${longWord}`,
    description,
  })),
  companies: finance.companies.map(({ name, type }) => ({ name: `${name} ${longWord}`, type })),
  careers: finance.careers.map((career) => ({
    ...career,
    title: `${career.title} of ${longWord}`,
    avgSalary: career.avgSalary * 100,
  })),
};

export const Long = meta.story({
  name: 'Long names and large salaries',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: { id: 'environment', industry: long },
});

export const Bare = meta.story({
  name: 'One career, little else',
  parameters: { pictures: ['desktop'] },
  args: {
    id: 'arts',
    industry: {
      name: 'Arts and design',
      description: 'Making things that people look at twice.',
      history: [],
      subindustries: [],
      companies: [],
      careers: [{ title: 'Illustrator', level: 'Mid level', avgSalary: 64_000 }],
    },
  },
});
