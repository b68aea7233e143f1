import { describe, expect, it } from 'vitest';
import { certificationLevels } from '#domain/certifications.ts';
import { sortByPriority } from '#domain/dashboard.ts';
import { findIndustryDetail } from '#domain/industries.ts';
import { profileCompleteness, profileForm } from '#domain/profile.ts';
import { currentMilestone, roadmapProgress } from '#domain/roadmap.ts';
import { certifications, recommendedCertificationNames } from './certifications.ts';
import { dashboardSteps, recommendedActions } from './dashboard.ts';
import { industries, industryDetails } from './industries.ts';
import { assessments, profile } from './profile.ts';
import { milestones } from './roadmap.ts';
import { recommendedSkillNames, skills } from './skills.ts';

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** Every text anywhere inside a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

describe('demo content', () => {
  it.each([
    ['industries', industries, 16],
    ['skills', skills, 23],
    ['certifications', certifications, 13],
    ['milestones', milestones, 9],
    ['assessments', assessments, 6],
    ['dashboard steps', dashboardSteps, 5],
  ])('has the number of %s the specification names', (_, items, count) => {
    expect(items).toHaveLength(count);
  });

  it.each([
    ['industries', idsOf(industries)],
    ['skills', namesOf(skills)],
    ['certifications', namesOf(certifications)],
    ['milestones', idsOf(milestones)],
    ['recommended actions', idsOf(recommendedActions)],
  ])('names each of the %s once', (_, keys) => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['industries', [industries, industryDetails]],
    ['skills', skills],
    ['certifications', certifications],
    ['roadmap', milestones],
    ['dashboard', [dashboardSteps, recommendedActions]],
    ['profile', [profile, assessments]],
  ])('leaves no text of the %s blank, and shouts in none', (_, content) => {
    const texts = textsIn(content);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.trim() !== text || text === '' || /!/.test(text))).toEqual(
      [],
    );
  });
});

describe('industries', () => {
  it('have the ids of the specification, in order', () => {
    expect(idsOf(industries)).toEqual([
      'finance',
      'tech',
      'healthcare',
      'legal',
      'security',
      'hospitality',
      'telecom',
      'aviation',
      'construction',
      'logistics',
      'research',
      'media',
      'arts',
      'education',
      'environment',
      'manufacturing',
    ]);
  });

  it('have details for finance alone, whatever the URL asks for', () => {
    const ids = [...idsOf(industries), '__proto__', 'constructor', 'toString', 'Finance', ''];
    expect(ids.filter((id) => findIndustryDetail(industryDetails, id))).toEqual(['finance']);
  });

  it('list finance careers with sensible salaries', () => {
    const careers = findIndustryDetail(industryDetails, 'finance')?.careers ?? [];
    expect(careers.length).toBeGreaterThanOrEqual(8);
    for (const { avgSalary } of careers) {
      expect(avgSalary).toBeGreaterThan(30_000);
      expect(avgSalary).toBeLessThan(300_000);
    }
  });
});

describe('skills and certifications', () => {
  it('include both categories and all four levels', () => {
    expect(new Set(skills.map(({ category }) => category))).toEqual(new Set(['Hard', 'Soft']));
    expect(new Set(certifications.map(({ level }) => level))).toEqual(new Set(certificationLevels));
  });

  it('name two to four related careers each', () => {
    const counts = [...skills, ...certifications].map(
      ({ relatedCareers }) => relatedCareers.length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });

  it('recommend only what the catalogues hold', () => {
    expect(namesOf(skills)).toEqual(expect.arrayContaining([...recommendedSkillNames]));
    expect(namesOf(certifications)).toEqual(
      expect.arrayContaining([...recommendedCertificationNames]),
    );
  });
});

describe('the demo member', () => {
  it('stands at the fifth milestone', () => {
    expect(roadmapProgress(milestones)).toEqual({ completed: 4, total: 9 });
    expect(currentMilestone(milestones)).toBe(milestones[4]);
  });

  it('has one flag, at the end of the path', () => {
    expect(milestones.filter(({ isFlag }) => isFlag)).toEqual([milestones.at(-1)]);
  });

  it('sees the same progress on the dashboard', () => {
    expect(dashboardSteps.map(({ state }) => state)).toEqual([
      'completed',
      'completed',
      'current',
      'upcoming',
      'upcoming',
    ]);
  });

  it('is given actions of both priorities', () => {
    const priorities = sortByPriority(recommendedActions).map(({ priority }) => priority);
    expect(priorities).toEqual(['High', 'High', 'Medium', 'Medium', 'Medium']);
  });

  it('has three assessments left, which the dashboard names', () => {
    expect(idsOf(assessments)).toEqual([
      'career-aptitude',
      'skillset',
      'personality',
      'interests',
      'goals',
      'work-values',
    ]);
    const pending = assessments.filter(({ completed }) => !completed);
    expect(pending.map(({ title }) => title)).toEqual(['Interests', 'Goals', 'Work values']);
  });

  it('has scores within 0 and 100', () => {
    for (const { score = 0 } of assessments) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it('has a profile that is nine fourteenths complete', () => {
    expect(profileCompleteness(profileForm(profile), assessments, false, false)).toEqual({
      done: 9,
      total: 14,
      percent: 64,
    });
  });
});
