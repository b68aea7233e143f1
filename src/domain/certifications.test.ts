import { describe, expect, it } from 'vitest';
import { sortByName } from './catalogue.ts';
import {
  type Certification,
  certificationLevels,
  filterCertifications,
  parseCertificationLevel,
} from './certifications.ts';

const certification = (name: string, rest: Partial<Certification> = {}): Certification => ({
  name,
  provider: 'Guild',
  category: 'Data',
  description: '',
  duration: '1 month',
  level: 'Beginner',
  prerequisites: 'None.',
  relatedCareers: [],
  ...rest,
});

const certifications = sortByName([
  certification('Scrum', { provider: 'Alliance', level: 'Intermediate' }),
  certification('Charter', { level: 'Professional', category: 'Finance' }),
  certification('Kubernetes', { level: 'Advanced', relatedCareers: ['Platform engineer'] }),
  certification('Basics'),
]);
const namesFound = (filter: Parameters<typeof filterCertifications>[1]) =>
  filterCertifications(certifications, filter).map(({ name }) => name);

describe('filterCertifications', () => {
  it('shows everything by name when nothing is asked for', () => {
    expect(namesFound({ query: '', level: 'All' })).toEqual([
      'Basics',
      'Charter',
      'Kubernetes',
      'Scrum',
    ]);
  });

  it.each([
    ['Beginner', 'Basics'],
    ['Intermediate', 'Scrum'],
    ['Advanced', 'Kubernetes'],
    ['Professional', 'Charter'],
  ] as const)('keeps the level %s', (level, name) => {
    expect(namesFound({ query: '', level })).toEqual([name]);
  });

  it('searches name, provider, category and related careers', () => {
    expect(namesFound({ query: 'chart', level: 'All' })).toEqual(['Charter']);
    expect(namesFound({ query: 'alliance', level: 'All' })).toEqual(['Scrum']);
    expect(namesFound({ query: 'FINANCE', level: 'All' })).toEqual(['Charter']);
    expect(namesFound({ query: 'platform', level: 'All' })).toEqual(['Kubernetes']);
  });

  it('asks for both the words and the level', () => {
    expect(namesFound({ query: 'scrum', level: 'Beginner' })).toEqual([]);
  });
});

describe('parseCertificationLevel', () => {
  it.each(certificationLevels)('reads %s, in any letter case', (level) => {
    expect(parseCertificationLevel(level)).toBe(level);
    expect(parseCertificationLevel(level.toUpperCase())).toBe(level);
  });

  it.each([null, '', 'Expert', 'Beginner ', '__proto__', 'constructor', 'length', '%00', '-1'])(
    'falls back to All for %j',
    (value) => {
      expect(parseCertificationLevel(value)).toBe('All');
    },
  );
});
