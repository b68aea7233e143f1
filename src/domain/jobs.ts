import { matches, searchBy } from './search.ts';

/** The job types there are (§9). */
export type JobType = 'Full-time';

/** An open position (§3). */
export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly type: JobType;
  /** A yearly range as people read it: '$72,000 – $88,000'. */
  readonly salaryRange: string;
  readonly description: string;
  readonly requirements: readonly string[];
  /** An ISO date. */
  readonly postedDate: string;
  /** How well it fits the member, from 0 to 100. */
  readonly relevanceScore: number;
}

/** Where an application stands (§4). */
export type ApplicationStatus = 'Pending' | 'Reviewed' | 'Interview' | 'Rejected' | 'Accepted';

/** A member's application for a job (§3). */
export interface Application {
  readonly id: string;
  readonly jobId: string;
  readonly status: ApplicationStatus;
  /** An ISO date. */
  readonly appliedDate: string;
  /** The job as it was when the member applied; it may no longer be listed. */
  readonly job: Job;
}

/** What the list of jobs is narrowed to (§2). What is left out, or blank, narrows nothing. */
export interface JobFilter {
  readonly type?: JobType;
  /** Any part of a location. */
  readonly location?: string;
}

/** How many jobs are recommended (§9). */
const recommendedJobCount = 5;

/** The jobs whose title, company or description contains the query, in the order given (§2). */
export const searchJobs = searchBy<Job>(({ title, company, description }) => [
  title,
  company,
  description,
]);

/** The jobs that fit every part of the filter, in the order given (§2). */
export function filterJobs(
  jobs: readonly Job[],
  { type, location = '' }: JobFilter,
): readonly Job[] {
  return jobs.filter(
    (job) => (type === undefined || job.type === type) && matches(location, job.location),
  );
}

/** The jobs that fit the member best, best first (§2). The list's order decides between equals. */
export function recommendedJobs(jobs: readonly Job[], count = recommendedJobCount): readonly Job[] {
  return jobs.toSorted((a, b) => b.relevanceScore - a.relevanceScore).slice(0, count);
}

/** How well a job fits, in words, so that no one has to interpret a number (§3). */
export type RelevanceWord = 'Strong match' | 'Good match' | 'Fair match' | 'Stretch';

/** The word for a relevance score: strong from 85, good from 70, fair from 50 (§3). */
export function relevanceWord(score: number): RelevanceWord {
  if (score >= 85) return 'Strong match';
  if (score >= 70) return 'Good match';
  if (score >= 50) return 'Fair match';
  return 'Stretch';
}
