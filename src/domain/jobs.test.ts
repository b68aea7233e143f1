import { describe, expect, it } from 'vitest';
import { filterJobs, type Job, recommendedJobs, relevanceWord, searchJobs } from './jobs.ts';

function job(id: string, rest: Partial<Job> = {}): Job {
  return {
    id,
    title: 'Surveyor',
    company: 'Plumb & Level',
    location: 'Tulsa, OK',
    type: 'Full-time',
    salaryRange: '$50,000 – $60,000',
    description: 'Measures land.',
    requirements: [],
    postedDate: '2026-11-01',
    relevanceScore: 50,
    ...rest,
  };
}

const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

describe('searchJobs', () => {
  const jobs = [
    job('title', { title: 'Data analyst' }),
    job('company', { company: 'Café Lumière' }),
    job('description', { description: 'Keeps the archive in order.' }),
    job('elsewhere', { location: 'Dataville', requirements: ['Archive experience'] }),
  ];

  it('looks in title, company and description, without regard to case or accents', () => {
    expect(idsOf(searchJobs(jobs, ' DATA '))).toEqual(['title']);
    expect(idsOf(searchJobs(jobs, 'cafe lum'))).toEqual(['company']);
    expect(idsOf(searchJobs(jobs, 'archive'))).toEqual(['description']);
  });

  it('returns every job for a blank query', () => {
    expect(searchJobs(jobs, '  ')).toEqual(jobs);
  });

  it('returns none when nothing fits', () => {
    expect(searchJobs(jobs, 'astronaut')).toEqual([]);
  });
});

describe('filterJobs', () => {
  const jobs = [
    job('tulsa'),
    job('remote', { location: 'Remote (U.S.)' }),
    job('chicago', { location: 'Chicago, IL' }),
  ];

  it('narrows nothing when empty', () => {
    expect(filterJobs(jobs, {})).toEqual(jobs);
    expect(filterJobs(jobs, { location: ' ' })).toEqual(jobs);
  });

  it('narrows to a type', () => {
    expect(filterJobs(jobs, { type: 'Full-time' })).toEqual(jobs);
  });

  it('narrows to any part of a location', () => {
    expect(idsOf(filterJobs(jobs, { location: 'remote' }))).toEqual(['remote']);
    expect(idsOf(filterJobs(jobs, { type: 'Full-time', location: 'IL' }))).toEqual(['chicago']);
  });
});

describe('recommendedJobs', () => {
  const jobs = [30, 90, 10, 70, 50, 60, 80].map((score) =>
    job(String(score), { relevanceScore: score }),
  );

  it('gives the five best, best first', () => {
    expect(idsOf(recommendedJobs(jobs))).toEqual(['90', '80', '70', '60', '50']);
  });

  it('gives as many as asked for', () => {
    expect(idsOf(recommendedJobs(jobs, 2))).toEqual(['90', '80']);
    expect(recommendedJobs(jobs, 99)).toHaveLength(7);
  });

  it('leaves the given list as it was', () => {
    recommendedJobs(jobs);
    expect(idsOf(jobs)).toEqual(['30', '90', '10', '70', '50', '60', '80']);
  });
});

describe('relevanceWord', () => {
  it.each([
    [100, 'Strong match'],
    [85, 'Strong match'],
    [84, 'Good match'],
    [70, 'Good match'],
    [69, 'Fair match'],
    [50, 'Fair match'],
    [49, 'Stretch'],
    [0, 'Stretch'],
  ])('calls %i a %s', (score, word) => {
    expect(relevanceWord(score)).toBe(word);
  });
});
