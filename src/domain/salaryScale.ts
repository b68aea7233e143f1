/** Steps between the lines of a chart, in dollars, as people would choose them. */
const steps = [10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 250_000, 500_000, 1_000_000];
/** More lines than this crowd a phone. */
const mostSteps = 4;

/** A chart's axis, in dollars a year. */
export interface SalaryScale {
  /** Where the axis ends. */
  readonly max: number;
  /** Where its lines stand, 0 and `max` included. */
  readonly ticks: readonly number[];
}

/** An axis from 0 that holds all salaries, with a few lines at round figures. */
export function salaryScale(salaries: readonly number[]): SalaryScale {
  const highest = Math.max(0, ...salaries);
  const largest = steps.at(-1) ?? 1;
  const step =
    steps.find((size) => size * mostSteps >= highest) ??
    Math.ceil(highest / mostSteps / largest) * largest;
  const count = Math.max(1, Math.ceil(highest / step));
  return {
    max: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
