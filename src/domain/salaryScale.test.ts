import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salaryScale } from './salaryScale.ts';

describe('the salary axis', () => {
  it('ends at the first round figure that holds every salary', () => {
    expect(salaryScale([39_500, 262_000])).toEqual({
      max: 300_000,
      ticks: [0, 100_000, 200_000, 300_000],
    });
    expect(salaryScale([100_000]).max).toBe(100_000);
    expect(salaryScale([101_000]).max).toBe(150_000);
  });

  it('is there without salaries', () => {
    expect(salaryScale([])).toEqual({ max: 10_000, ticks: [0, 10_000] });
  });

  it('holds any salaries between few lines', () => {
    const salary = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(fc.array(salary), (salaries) => {
        const { max, ticks } = salaryScale(salaries);
        expect(Math.max(0, ...salaries)).toBeLessThanOrEqual(max);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(max);
        expect(ticks.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
