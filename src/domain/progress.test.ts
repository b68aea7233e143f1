import { describe, expect, it } from 'vitest';
import { stepStates } from './progress.ts';

describe('stepStates', () => {
  it('makes the first step that is not done the current one', () => {
    expect(stepStates([true, false, false])).toEqual(['completed', 'current', 'upcoming']);
  });

  it('keeps a later step that was done first completed', () => {
    expect(stepStates([false, true, false])).toEqual(['current', 'completed', 'upcoming']);
  });

  it('has no current step when all are done, or there is none', () => {
    expect(stepStates([true, true])).toEqual(['completed', 'completed']);
    expect(stepStates([])).toEqual([]);
  });
});
