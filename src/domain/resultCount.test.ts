import { describe, expect, it } from 'vitest';
import { countResults, describeNoResults } from './resultCount.ts';

const noun = { one: 'skill', other: 'skills' };

describe('counting results', () => {
  it('says the whole list once', () => {
    expect(countResults(23, 23, noun)).toBe('23 skills');
    expect(countResults(1, 1, noun)).toBe('1 skill');
  });

  it('says what is left of how many', () => {
    expect(countResults(1, 23, noun)).toBe('1 of 23 skills');
    expect(countResults(1234, 10000, noun)).toBe('1,234 of 10,000 skills');
  });

  it('says that nothing was found, also in an empty list', () => {
    expect(countResults(0, 23, noun)).toBe('No skills found');
    expect(countResults(0, 0, noun)).toBe('No skills found');
  });
});

describe('saying that nothing was found', () => {
  it('repeats what was typed, without the space around it', () => {
    expect(describeNoResults('  welding ', noun)).toBe('No skill matches “welding”');
  });

  it('does not blame a search that is blank', () => {
    expect(describeNoResults(' ', noun)).toBe('There are no skills here');
  });
});
