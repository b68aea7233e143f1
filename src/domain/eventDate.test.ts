import { describe, expect, it } from 'vitest';
import { eventDate } from './eventDate.ts';

describe('eventDate', () => {
  it('gives the day as a leaf of a calendar and in full', () => {
    expect(eventDate('2026-12-02')).toEqual({
      month: 'Dec',
      day: '2',
      full: 'Wednesday, December 2, 2026',
    });
  });

  it('says the year, since an event may lie beyond the turn of it', () => {
    expect(eventDate('2027-01-12').full).toBe('Tuesday, January 12, 2027');
  });

  it('refuses what is no date', () => {
    expect(() => eventDate('soon')).toThrow(RangeError);
  });
});
