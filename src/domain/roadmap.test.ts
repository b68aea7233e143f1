import { describe, expect, it } from 'vitest';
import { currentMilestone, type Milestone, pathSide, roadmapProgress } from './roadmap.ts';

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

describe('currentMilestone', () => {
  it('is the first one not completed', () => {
    const path = [milestone('a', true), milestone('b', false), milestone('c', false)];
    expect(currentMilestone(path)?.id).toBe('b');
  });

  it('is the gap, when a later one was completed first', () => {
    const path = [milestone('a', true), milestone('b', false), milestone('c', true)];
    expect(currentMilestone(path)?.id).toBe('b');
  });

  it('is none at the end of the path or without one', () => {
    expect(currentMilestone([milestone('a', true)])).toBeUndefined();
    expect(currentMilestone([])).toBeUndefined();
  });
});

describe('pathSide', () => {
  it('alternates from the left', () => {
    expect([0, 1, 2, 3].map(pathSide)).toEqual(['left', 'right', 'left', 'right']);
  });
});

describe('roadmapProgress', () => {
  it('counts what is completed', () => {
    const path = [milestone('a', true), milestone('b', false), milestone('c', true)];
    expect(roadmapProgress(path)).toEqual({ completed: 2, total: 3 });
  });

  it('is nothing of nothing for an empty path', () => {
    expect(roadmapProgress([])).toEqual({ completed: 0, total: 0 });
  });
});
