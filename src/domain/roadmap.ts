/** Which drawing marks a milestone (§3). The screen maps each key to an icon. */
export type MilestoneIcon =
  | 'graduation-cap'
  | 'briefcase'
  | 'compass'
  | 'database'
  | 'flask'
  | 'award'
  | 'users'
  | 'presentation'
  | 'flag';

/**
 * A theme role that tints a milestone (§3). The accent is not among them: the screen keeps it for
 * the current milestone, whichever that is.
 */
type MilestoneColor = 'primary' | 'info' | 'success' | 'warning';

/** A mark along the Career Quest Map (§3). */
export interface Milestone {
  readonly id: string;
  readonly title: string;
  /** One line: where, what or when. */
  readonly subtitle: string;
  /** Two or three sentences, shown when a member asks for more. */
  readonly details: string;
  readonly completed: boolean;
  /** The summit at the path's end. */
  readonly isFlag: boolean;
  readonly icon: MilestoneIcon;
  readonly color: MilestoneColor;
}

/** The side of the winding path a milestone stands on (§2). */
export type PathSide = 'left' | 'right';

/** The milestone to work on now: the first not completed; `undefined` when all are. */
export function currentMilestone(milestones: readonly Milestone[]): Milestone | undefined {
  return milestones.find(({ completed }) => !completed);
}

/** Left for the first milestone (index 0), then alternating (§2). */
export function pathSide(index: number): PathSide {
  return index % 2 === 0 ? 'left' : 'right';
}

/** How many milestones are completed, of how many. */
export function roadmapProgress(milestones: readonly Milestone[]): {
  readonly completed: number;
  readonly total: number;
} {
  return {
    completed: milestones.filter(({ completed }) => completed).length,
    total: milestones.length,
  };
}
