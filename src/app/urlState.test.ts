import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLearningTab } from '#domain/learning.ts';
import { parseSkillCategory } from '#domain/skills.ts';
import { parseText, readUrlState, writeUrlState } from './urlState.ts';

const fields = { q: parseText, category: parseSkillCategory, tab: parseLearningTab };
const plain = { q: '', category: 'All', tab: 'career-index' } as const;

describe('reading state from an address', () => {
  it('reads what is there', () => {
    const search = new URLSearchParams('?q=a+b%26c&category=soft&tab=skills-and-certifications');
    expect(readUrlState(fields, search)).toEqual({
      q: 'a b&c',
      category: 'Soft',
      tab: 'skills-and-certifications',
    });
  });

  it('falls back where a value is missing or makes no sense', () => {
    expect(readUrlState(fields, new URLSearchParams(''))).toEqual(plain);
    expect(readUrlState(fields, new URLSearchParams('?category=Firm&tab=__proto__'))).toEqual(
      plain,
    );
  });
});

describe('writing state into an address', () => {
  it('leaves out what is as it would be anyway', () => {
    expect(
      writeUrlState(fields, plain, new URLSearchParams('?q=old&category=Soft')).toString(),
    ).toBe('');
  });

  it('keeps the parameters of others and replaces a value that made no sense', () => {
    const search = new URLSearchParams('?ref=mail&category=Firm');
    const written = writeUrlState(fields, { ...plain, category: 'Hard' }, search);
    expect(written.toString()).toBe('ref=mail&category=Hard');
  });

  it('reads back what it wrote, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('All', 'Hard', 'Soft'), (q, category) => {
        const state = { ...plain, q, category };
        const search = writeUrlState(fields, state, new URLSearchParams());
        expect(readUrlState(fields, new URLSearchParams(`?${search}`))).toEqual(state);
      }),
    );
  });
});
