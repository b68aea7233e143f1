import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { parseText } from '#app/urlState.ts';
import { skills } from '#demo/skills.ts';
import { sortByName } from '#domain/catalogue.ts';
import { learningPath } from '#domain/learning.ts';
import { parseSkillCategory, type Skill } from '#domain/skills.ts';
import { SkillsCatalogueScreen } from '#screens/catalogue/SkillsCatalogueScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';
import { InAddress } from '../support/InAddress.tsx';
import { many } from '../support/many.ts';

type Filter = ComponentProps<typeof SkillsCatalogueScreen>['filter'];

/** Keeps the filter, as the address does. */
function Stateful({
  filter,
  onFilterChange,
  ...rest
}: ComponentProps<typeof SkillsCatalogueScreen>) {
  const [current, setCurrent] = useState(filter);
  return (
    <SkillsCatalogueScreen
      {...rest}
      filter={current}
      onFilterChange={(change) => {
        setCurrent((before) => ({ ...before, ...change }));
        onFilterChange(change);
      }}
    />
  );
}

const all: Filter = { q: '', category: 'All' };

const meta = preview.meta({
  title: 'Screens/Skills catalogue',
  component: SkillsCatalogueScreen,
  parameters: wholePage,
  decorators: [memberFrame('/skills-catalogue')],
  render: (args) => <Stateful {...args} />,
  args: { skills: sortByName(skills), onFilterChange: fn(), backHref: learningPath('skills') },
});

export const All = meta.story({
  name: 'All 23',
  args: { filter: all },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('23 skills');
    const back = canvas.getByRole('link', { name: 'Back to Learning Center' });
    const close = canvas.getByRole('link', { name: 'Close catalogue' });
    await expect(back.getAttribute('href')).toBe(close.getAttribute('href'));
  },
});

export const Filtered = meta.story({
  name: 'Searched and narrowed',
  args: { filter: { q: 'analyst', category: 'Soft' } },
});

export const NoResults = meta.story({
  name: 'No results, and the way out',
  args: { filter: { q: 'welding', category: 'Soft' } },
});

export const WayOut = meta.story({
  name: 'Search and filters cleared',
  parameters: { pictures: [] },
  args: { filter: { q: 'welding', category: 'Soft' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ q: '', category: 'All' });
    await expect(canvas.getByRole('searchbox', { name: 'Search skills' })).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(23);
  },
});

export const One = meta.story({
  name: 'One skill',
  parameters: { pictures: ['desktop'] },
  args: { filter: { q: 'storytelling', category: 'All' } },
});

export const None = meta.story({
  name: 'An empty catalogue',
  parameters: { pictures: ['desktop'] },
  args: { filter: all, skills: [] },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung';

export const LongNames = meta.story({
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    filter: all,
    skills: sortByName(skills)
      .slice(0, 3)
      .map(
        (skill): Skill => ({
          ...skill,
          name: `${skill.name} ${longWord}`,
          type: longWord,
          description: skill.description.repeat(3),
          relatedCareers: [
            ...skill.relatedCareers,
            longWord,
            'Head of everything that has no head',
          ],
        }),
      ),
  },
});

const urlFields = { q: parseText, category: parseSkillCategory };

export const TenThousand = meta.story({
  name: '10,000 skills',
  parameters: { pictures: [] },
  args: { filter: all, skills: sortByName(many(skills, 10_000)) },
  render: (args) => (
    <InAddress fields={urlFields}>
      {(state, change) => (
        <SkillsCatalogueScreen {...args} filter={state} onFilterChange={change} />
      )}
    </InAddress>
  ),
});

export const TenThousandSearched = TenThousand.extend({
  name: '10,000, searched',
  play: async ({ canvas, userEvent }) => {
    const list = () => within(canvas.getByRole('list', { name: 'skills' }));
    await waitFor(() =>
      expect(list().getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'),
    );
    await expect(list().getAllByRole('listitem').length).toBeLessThan(100);
    const field = canvas.getByRole('searchbox', { name: 'Search skills' });
    await userEvent.type(field, 'sql 10');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/ of 10,000 skills/));
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^10,000 skills/));
  },
});
