import { type StepState, stepStates } from './progress.ts';
import type { Milestone } from './roadmap.ts';
import type { MemberPath } from './routes.ts';

/** A stretch of the roadmap, as the dashboard sums it up in one step (§2). */
export interface RoadmapStage {
  readonly id: string;
  readonly title: string;
  /** The milestones it is made of. */
  readonly milestoneIds: readonly string[];
}

/** One step of the dashboard's roadmap strip (§2). */
export interface DashboardStep {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
}

/**
 * The dashboard's strip, derived from the roadmap so that the two never disagree (§2). A step is
 * completed when all its milestones are; the first that is not is the current one. A stage that
 * names an unknown milestone, or none, throws: the content is wrong.
 */
export function stepsFromRoadmap(
  stages: readonly RoadmapStage[],
  milestones: readonly Milestone[],
): readonly DashboardStep[] {
  const completedById = new Map(milestones.map(({ id, completed }) => [id, completed]));
  const isCompleted = ({ id, milestoneIds }: RoadmapStage): boolean => {
    if (milestoneIds.length === 0) throw new Error(`Stage ${id} has no milestones`);
    const states = milestoneIds.map((milestoneId) => {
      const completed = completedById.get(milestoneId);
      if (completed === undefined) throw new Error(`Stage ${id}: no milestone ${milestoneId}`);
      return completed;
    });
    return states.every(Boolean);
  };

  const states = stepStates(stages.map(isCompleted));
  return stages.map(({ id, title }, index) => ({ id, title, state: states[index] ?? 'upcoming' }));
}

/** The two priority labels, most pressing first (§9). */
const priorities = ['High', 'Medium'] as const;

/** How pressing an action is (§9). */
export type Priority = (typeof priorities)[number];

/** Something the product suggests a member does next (§2). */
export interface RecommendedAction {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  /** The member screen where it is done. */
  readonly path: MemberPath;
}

/** High before Medium; the order within one priority stays as given (§2). */
export function sortByPriority(
  actions: readonly RecommendedAction[],
): readonly RecommendedAction[] {
  return actions.toSorted(
    (a, b) => priorities.indexOf(a.priority) - priorities.indexOf(b.priority),
  );
}
