import { describe, expect, it } from 'vitest';
import {
  findIndustryDetail,
  type Industry,
  type IndustryDetail,
  searchIndustries,
} from './industries.ts';

const industries: readonly Industry[] = [
  { id: 'finance', name: 'Finance and banking' },
  { id: 'tech', name: 'Technology' },
  { id: 'logistics', name: 'Logistics' },
];
const namesFound = (query: string) => searchIndustries(industries, query).map(({ name }) => name);

const finance: IndustryDetail = {
  name: 'Finance',
  description: 'Moves money.',
  history: [],
  subindustries: [],
  companies: [],
  careers: [],
};
const details = new Map([['finance', finance]]);

describe('searchIndustries', () => {
  it('finds by part of the name, whatever the letter case', () => {
    expect(namesFound('LOGIST')).toEqual(['Logistics']);
    expect(namesFound('nolo')).toEqual(['Technology']);
  });

  it('keeps the order of the index', () => {
    expect(namesFound('n')).toEqual(['Finance and banking', 'Technology']);
  });

  it('shows all for a blank query and none for a stranger', () => {
    expect(namesFound('  ')).toHaveLength(3);
    expect(namesFound('beekeeping')).toEqual([]);
  });

  it('looks at names alone, not at ids', () => {
    expect(searchIndustries([{ id: 'telecom', name: 'Phones' }], 'telecom')).toEqual([]);
  });
});

describe('findIndustryDetail', () => {
  it('finds an industry that has content', () => {
    expect(findIndustryDetail(details, 'finance')).toBe(finance);
  });

  it.each([
    'tech',
    '',
    'Finance',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../x',
  ])('finds nothing for %j', (id) => {
    expect(findIndustryDetail(details, id)).toBeUndefined();
  });

  it('finds nothing when the URL has no id', () => {
    expect(findIndustryDetail(details, undefined)).toBeUndefined();
  });
});
