import { describe, expect, it } from 'vitest';
import {
  type Priority,
  type RecommendedAction,
  type RoadmapStage,
  sortByPriority,
  stepsFromRoadmap,
} from './dashboard.ts';
import type { Milestone } from './roadmap.ts';

const milestone = (id: string, completed: boolean): Milestone => ({
  id,
  title: id,
  subtitle: '',
  details: '',
  completed,
  isFlag: false,
  icon: 'compass',
  color: 'primary',
});
const stage = (id: string, ...milestoneIds: string[]): RoadmapStage => ({
  id,
  title: id,
  milestoneIds,
});
const action = (id: string, priority: Priority): RecommendedAction => ({
  id,
  title: id,
  description: '',
  priority,
  path: '/jobs',
});

describe('stepsFromRoadmap', () => {
  const stages = [stage('start', 'a', 'b'), stage('middle', 'c'), stage('end', 'd')];
  const statesFor = (...completed: boolean[]) =>
    stepsFromRoadmap(
      stages,
      ['a', 'b', 'c', 'd'].map((id, index) => milestone(id, completed[index] ?? false)),
    ).map(({ state }) => state);

  it('starts with the first step', () => {
    expect(statesFor()).toEqual(['current', 'upcoming', 'upcoming']);
  });

  it('stays on a step until all its milestones are completed', () => {
    expect(statesFor(true)).toEqual(['current', 'upcoming', 'upcoming']);
    expect(statesFor(true, true)).toEqual(['completed', 'current', 'upcoming']);
  });

  it('shows a later completed step as completed, and one current step only', () => {
    expect(statesFor(true, false, true, false)).toEqual(['current', 'completed', 'upcoming']);
  });

  it('has no current step at the end', () => {
    expect(statesFor(true, true, true, true)).toEqual(['completed', 'completed', 'completed']);
  });

  it('refuses a stage without milestones and one with an unknown milestone', () => {
    expect(() => stepsFromRoadmap([stage('empty')], [])).toThrow('Stage empty has no milestones');
    expect(() => stepsFromRoadmap([stage('lost', 'x')], [])).toThrow('no milestone x');
  });
});

describe('sortByPriority', () => {
  it('puts High first and keeps the order within a priority', () => {
    const actions = [
      action('m1', 'Medium'),
      action('h1', 'High'),
      action('m2', 'Medium'),
      action('h2', 'High'),
    ];
    expect(sortByPriority(actions).map(({ id }) => id)).toEqual(['h1', 'h2', 'm1', 'm2']);
    expect(actions[0]?.id).toBe('m1');
  });
});
