import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseChoice } from './choice.ts';

const choices = ['Hard', 'Soft'] as const;

describe('parseChoice', () => {
  it('finds a choice whatever its letter case', () => {
    expect(parseChoice('Soft', choices, 'All')).toBe('Soft');
    expect(parseChoice('sOFT', choices, 'All')).toBe('Soft');
  });

  it('falls back when the URL says nothing', () => {
    expect(parseChoice(null, choices, 'All')).toBe('All');
    expect(parseChoice('', choices, 'All')).toBe('All');
  });

  it('never gives anything but a choice or the fallback', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(['All', 'Hard', 'Soft']).toContain(parseChoice(value, choices, 'All'));
      }),
    );
  });
});
