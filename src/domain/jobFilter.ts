import { parseChoice } from './choice.ts';
import type { JobFilter, JobType } from './jobs.ts';

const jobTypes = ['Full-time'] as const satisfies readonly JobType[];

/** The job type a URL asks for; '' when it names none, or one there is not (§2). */
export function parseJobType(value: string | null): JobType | '' {
  return parseChoice(value, jobTypes, '');
}

/** The filter that an address asks for (§2): `?type=Full-time&location=Minneapolis`. Blank narrows nothing. */
export function jobFilterOf(type: JobType | '', location: string): JobFilter {
  const place = location.trim();
  return { ...(type !== '' && { type }), ...(place !== '' && { location: place }) };
}

/**
 * The filter in words, since no control shows it: 'Full-time jobs in “Minneapolis”'. Undefined when
 * it narrows nothing.
 */
export function describeJobFilter({ type, location }: JobFilter): string | undefined {
  if (type === undefined && location === undefined) return undefined;
  const place = location === undefined ? '' : ` in “${location}”`;
  return `${type === undefined ? 'Jobs' : `${type} jobs`}${place}`;
}
