/** How far a step on a path is. At most one step of a path is current. */
export type StepState = 'completed' | 'current' | 'upcoming';

/** Each state as a member reads it. */
export const stepStateWords: Readonly<Record<StepState, string>> = {
  completed: 'Completed',
  current: 'You are here',
  upcoming: 'Ahead',
};

/** The state of each step in order, from whether it is done: the first that is not is the current one. */
export function stepStates(done: readonly boolean[]): readonly StepState[] {
  const current = done.indexOf(false);
  return done.map((isDone, index) =>
    isDone ? 'completed' : index === current ? 'current' : 'upcoming',
  );
}
