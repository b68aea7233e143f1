/** The six assessment ids (§3). */
type AssessmentId =
  | 'career-aptitude'
  | 'skillset'
  | 'personality'
  | 'interests'
  | 'goals'
  | 'work-values';

interface AssessmentBasics {
  readonly id: AssessmentId;
  readonly title: string;
  readonly description: string;
}

/** An assessment of the profile (§3): Pending, or Completed with a score where it gives one. */
export type Assessment = AssessmentBasics &
  (
    | { readonly completed: false; readonly score?: never }
    | {
        readonly completed: true;
        /** From 0 to 100. */
        readonly score?: number;
      }
  );
