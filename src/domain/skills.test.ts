import { describe, expect, it } from 'vitest';
import { sortByName } from './catalogue.ts';
import { filterSkills, parseSkillCategory, type Skill } from './skills.ts';

const skill = (name: string, rest: Partial<Skill> = {}): Skill => ({
  name,
  category: 'Hard',
  type: 'Data',
  description: '',
  relatedCareers: [],
  ...rest,
});

const skills: readonly Skill[] = sortByName([
  skill('SQL', { relatedCareers: ['Data analyst'] }),
  skill('Public speaking', { category: 'Soft', type: 'Communication' }),
  skill('Negotiation', { category: 'Soft', relatedCareers: ['Account manager'] }),
  skill('Cloud infrastructure', { type: 'Technology' }),
]);
const namesFound = (filter: Parameters<typeof filterSkills>[1]) =>
  filterSkills(skills, filter).map(({ name }) => name);

describe('filterSkills', () => {
  it('shows everything by name when nothing is asked for', () => {
    expect(namesFound({ query: '', category: 'All' })).toEqual([
      'Cloud infrastructure',
      'Negotiation',
      'Public speaking',
      'SQL',
    ]);
  });

  it('keeps one category', () => {
    expect(namesFound({ query: '', category: 'Soft' })).toEqual(['Negotiation', 'Public speaking']);
    expect(namesFound({ query: '', category: 'Hard' })).toEqual(['Cloud infrastructure', 'SQL']);
  });

  it('searches name, type and related careers', () => {
    expect(namesFound({ query: 'sql', category: 'All' })).toEqual(['SQL']);
    expect(namesFound({ query: 'COMMUNIC', category: 'All' })).toEqual(['Public speaking']);
    expect(namesFound({ query: 'account', category: 'All' })).toEqual(['Negotiation']);
  });

  it('asks for both the words and the category', () => {
    expect(namesFound({ query: 'sql', category: 'Soft' })).toEqual([]);
  });

  it('reads each of ten thousand skills once, however much is typed', () => {
    let namesRead = 0;
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...skill(''),
      get name() {
        namesRead += 1;
        return `Skill ${index}`;
      },
    }));
    for (const query of ['s', 'sk', 'ski', 'skill', 'skill 9', 'skill 99']) {
      filterSkills(many, { query, category: 'Hard' });
    }
    expect(filterSkills(many, { query: 'skill 999', category: 'Hard' })).toHaveLength(11);
    expect(namesRead).toBe(10_000);
  });
});

describe('parseSkillCategory', () => {
  it.each([
    ['Hard', 'Hard'],
    ['soft', 'Soft'],
    ['All', 'All'],
  ])('reads %s as %s', (value, category) => {
    expect(parseSkillCategory(value)).toBe(category);
  });

  it.each([
    null,
    '',
    ' Hard',
    'Hard,Soft',
    '__proto__',
    'constructor',
    'toString',
    '<script>',
    '0',
  ])('falls back to All for %j', (value) => {
    expect(parseSkillCategory(value)).toBe('All');
  });
});
