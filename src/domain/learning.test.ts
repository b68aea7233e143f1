import { describe, expect, it } from 'vitest';
import {
  learningPath,
  learningSubTabs,
  learningTabs,
  parseLearningSubTab,
  parseLearningTab,
} from './learning.ts';

const hostile = [null, '', 'skills ', '1', '__proto__', 'constructor', 'tab=skills', '\u0000'];

describe('learning tabs', () => {
  it('carry the labels of the specification, in order', () => {
    expect(learningTabs.map(({ label }) => label)).toEqual([
      'Career Index',
      'Skills & Certifications',
    ]);
    expect(learningSubTabs.map(({ label }) => label)).toEqual(['Skills', 'Certifications']);
  });
});

describe('parseLearningTab', () => {
  it.each(learningTabs)('reads $id', ({ id }) => {
    expect(parseLearningTab(id)).toBe(id);
  });

  it.each([...hostile, 'skills'])('falls back to the Career Index for %j', (value) => {
    expect(parseLearningTab(value)).toBe('career-index');
  });
});

describe('parseLearningSubTab', () => {
  it.each(learningSubTabs)('reads $id', ({ id }) => {
    expect(parseLearningSubTab(id)).toBe(id);
  });

  it.each([...hostile, 'career-index'])('falls back to Skills for %j', (value) => {
    expect(parseLearningSubTab(value)).toBe('skills');
  });
});

describe('the way back to the Learning Center', () => {
  it('opens the sub-tab it names', () => {
    const { pathname, searchParams } = new URL(
      learningPath('certifications'),
      'https://example.org',
    );
    expect(pathname).toBe('/learning');
    expect(parseLearningTab(searchParams.get('tab'))).toBe('skills-and-certifications');
    expect(parseLearningSubTab(searchParams.get('section'))).toBe('certifications');
  });
});
