import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatRelativeDay,
  formatSalary,
  formatShortDollars,
  formatTime,
} from './format.ts';

describe('formatSalary', () => {
  it('writes whole US dollars with thousands parted', () => {
    expect(formatSalary(95000)).toBe('$95,000');
    expect(formatSalary(1234567)).toBe('$1,234,567');
  });

  it('rounds cents away', () => {
    expect(formatSalary(41999.6)).toBe('$42,000');
  });
});

describe('formatShortDollars', () => {
  it('is short enough for an axis', () => {
    expect([0, 50_000, 100_000, 1_500_000].map(formatShortDollars)).toEqual([
      '$0',
      '$50K',
      '$100K',
      '$1.5M',
    ]);
  });
});

describe('formatDate', () => {
  it('writes month, day and year', () => {
    expect(formatDate('2026-11-18')).toBe('Nov 18, 2026');
  });

  it('gives the day in UTC, whatever the offset of the instant', () => {
    expect(formatDate('2026-11-18T23:30:00-05:00')).toBe('Nov 19, 2026');
  });

  it('throws for a text that is no date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-11-21T09:41:00Z', '9:41 AM'],
    ['2026-11-21T00:05:00Z', '12:05 AM'],
    ['2026-11-21T12:00:00Z', '12:00 PM'],
    ['2026-11-21T09:41:00+02:00', '7:41 AM'],
  ])('writes %s as %s', (iso, text) => {
    expect(formatTime(iso)).toBe(text);
  });
});

describe('formatRelativeDay', () => {
  const now = '2026-11-21T09:00:00Z';

  it.each([
    ['2026-11-21T00:00:00Z', 'Today'],
    ['2026-11-20T23:59:59Z', 'Yesterday'],
    ['2026-11-20T00:00:00Z', 'Yesterday'],
    ['2026-11-19T23:59:59Z', 'Nov 19, 2026'],
    ['2026-11-22T00:00:00Z', 'Nov 22, 2026'],
  ])('calls %s %s', (iso, text) => {
    expect(formatRelativeDay(iso, now)).toBe(text);
  });

  it('sees yesterday across a year', () => {
    expect(formatRelativeDay('2026-12-31T20:00:00Z', '2027-01-01T01:00:00Z')).toBe('Yesterday');
  });
});
