/** Which icon a service shows (§2). The screen maps each key to a drawing. */
export type ServiceIcon =
  | 'assessment'
  | 'roadmap'
  | 'learning'
  | 'mentoring'
  | 'job-search'
  | 'interview';

/** One of the six services (§2). */
export interface Service {
  readonly id: string;
  readonly icon: ServiceIcon;
  readonly title: string;
  readonly description: string;
  /** What it includes, a few words each. */
  readonly points: readonly [string, string, string];
}

/** A step of How It Works (§2). Its number is its place in the list. */
export interface HowItWorksStep {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}
