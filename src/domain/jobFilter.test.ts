import { describe, expect, it } from 'vitest';
import { describeJobFilter, jobFilterOf, parseJobType } from './jobFilter.ts';

describe('parseJobType', () => {
  it('reads a type whatever its letter case', () => {
    expect(parseJobType('full-time')).toBe('Full-time');
  });

  it('reads nothing from a type there is not', () => {
    expect(parseJobType('Part-time')).toBe('');
    expect(parseJobType(null)).toBe('');
  });
});

describe('jobFilterOf', () => {
  it('takes both parts, without white space round the location', () => {
    expect(jobFilterOf('Full-time', ' Minneapolis ')).toEqual({
      type: 'Full-time',
      location: 'Minneapolis',
    });
  });

  it('leaves out what is blank', () => {
    expect(jobFilterOf('', '  ')).toEqual({});
  });
});

describe('describeJobFilter', () => {
  it.each([
    [{}, undefined],
    [{ type: 'Full-time' }, 'Full-time jobs'],
    [{ location: 'Chicago' }, 'Jobs in “Chicago”'],
    [{ type: 'Full-time', location: 'Chicago' }, 'Full-time jobs in “Chicago”'],
  ] as const)('says %j', (filter, words) => {
    expect(describeJobFilter(filter)).toBe(words);
  });
});
