import { describe, expect, it } from 'vitest';
import { cannedReply } from '#domain/aiMessages.ts';
import { currentUserId } from '#domain/contacts.ts';
import { recommendedJobs } from '#domain/jobs.ts';
import { recommendedMentors, recommendedPeers } from '#domain/professionals.ts';
import { aiReplies, suggestedQuestions } from './aiChat.ts';
import { autoReplies, contacts } from './contacts.ts';
import { conversations } from './conversations.ts';
import { events } from './events.ts';
import { applications, favoriteJobIds, jobs } from './jobs.ts';
import { professionals } from './professionals.ts';

/** The demo's own "now". */
const now = '2026-11-21T09:00:00Z';
const today = '2026-11-21';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('professionals', () => {
  it('are five mentors and seven peers, each named once', () => {
    expect(professionals.filter(({ isMentor }) => isMentor)).toHaveLength(5);
    expect(professionals.filter(({ isMentor }) => !isMentor)).toHaveLength(7);
    expect(unique(professionals.map(({ id }) => id))).toBe(true);
    expect(unique(professionals.map(({ linkedin }) => linkedin))).toBe(true);
  });

  it('fill the overview with two of each', () => {
    expect(recommendedMentors(professionals)).toHaveLength(2);
    expect(recommendedPeers(professionals)).toHaveLength(2);
  });

  it('have links to LinkedIn, and addresses that can reach nobody', () => {
    for (const { email, linkedin } of professionals) {
      expect(linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z-]+$/);
      expect(email ?? 'none.example').toMatch(/\.example$/);
    }
    expect(professionals.some(({ email }) => email === undefined)).toBe(true);
  });

  it('began to work at a believable age', () => {
    for (const { age, experience } of professionals) {
      expect(age - experience).toBeGreaterThanOrEqual(20);
    }
  });
});

describe('events', () => {
  it('are still to come, soonest first, of both types', () => {
    const starts = events.map(({ startsAt }) => Date.parse(startsAt));
    expect(Math.min(...starts)).toBeGreaterThan(Date.parse(now));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['In-Person', 'Online']));
  });

  it.each(events)('$title: date, time and zone agree with the instants', (event) => {
    const { date, time, startsAt, endsAt, timeZone } = event;
    const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
    const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortGeneric', timeZone })
      .formatToParts(new Date(startsAt))
      .find(({ type }) => type === 'timeZoneName')?.value;
    const shown = (iso: string) => clock.format(new Date(iso)).replace(/\s/g, ' ');
    const [start, end] = [shown(startsAt), shown(endsAt)];
    const sameHalf = start.slice(-2) === end.slice(-2);
    expect(time).toBe(`${sameHalf ? start.slice(0, -3) : start} – ${end} ${zone}`);
    expect(startsAt.slice(0, 10)).toBe(date);
  });
});

describe('jobs', () => {
  it('are seven, of which five are recommended', () => {
    expect(jobs).toHaveLength(7);
    expect(recommendedJobs(jobs)).toHaveLength(5);
  });

  it('have ids and scores of their own, within 0 and 100', () => {
    expect(unique(jobs.map(({ id }) => id))).toBe(true);
    expect(unique(jobs.map(({ relevanceScore }) => relevanceScore))).toBe(true);
    for (const { relevanceScore } of jobs) {
      expect(relevanceScore).toBeGreaterThanOrEqual(0);
      expect(relevanceScore).toBeLessThanOrEqual(100);
    }
  });

  it('were posted before today, at a salary that rises', () => {
    for (const { postedDate, salaryRange } of jobs) {
      expect(postedDate < today).toBe(true);
      const [from = Number.NaN, to = Number.NaN] = salaryRange
        .split(' – ')
        .map((amount) => Number(amount.replace(/[$,]/g, '')));
      expect(from).toBeLessThan(to);
    }
  });

  it('have been applied for with every outcome, after they were posted', () => {
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(['Pending', 'Reviewed', 'Interview', 'Rejected', 'Accepted']),
    );
    for (const { appliedDate, job, jobId } of applications) {
      expect(jobId).toBe(job.id);
      expect(appliedDate >= job.postedDate && appliedDate <= today).toBe(true);
    }
  });

  it('hold the favorites', () => {
    expect(favoriteJobIds).toHaveLength(3);
    expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([...favoriteJobIds]));
  });
});

describe('messages', () => {
  it('come from seven contacts, in all three states', () => {
    expect(contacts).toHaveLength(7);
    expect(new Set(contacts.map(({ status }) => status)).size).toBe(3);
    expect(Object.keys(conversations)).toEqual(contacts.map(({ id }) => id));
  });

  it('are listed with the latest conversation first', () => {
    const latest = contacts.map(({ id }) => conversations[id]?.at(-1)?.timestamp ?? '');
    expect(latest).toEqual(latest.toSorted().toReversed());
  });

  it.each(contacts)('$name: times, unread messages and presence agree', (contact) => {
    const messages = conversations[contact.id] ?? [];
    expect(messages.length).toBeGreaterThanOrEqual(2);
    expect(messages.length).toBeLessThanOrEqual(9);

    const times = messages.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted());
    expect(unique(times)).toBe(true);

    const senders = new Set(messages.map(({ senderId }) => senderId));
    expect(senders).toEqual(new Set([currentUserId, contact.id]));

    const unread = messages.filter((m) => m.senderId === contact.id && m.status === 'sent');
    expect(unread).toHaveLength(contact.unreadCount);
    expect(messages.slice(messages.length - unread.length)).toEqual(unread);

    const seen = messages.filter((m) => m.senderId === contact.id || m.status === 'read');
    expect((seen.at(-1)?.timestamp ?? '') <= contact.lastSeen).toBe(true);
    expect(contact.lastSeen <= now).toBe(true);
  });

  it('are answered by every contact', () => {
    for (const { id } of contacts) expect(autoReplies[id]).toBeTruthy();
  });
});

describe('the assistant', () => {
  it.each(suggestedQuestions)('has an answer to "%s"', (question) => {
    expect(cannedReply(question, aiReplies)).not.toBe(aiReplies.fallback);
  });

  it.each([
    ['How do I explain a gap on my resume after being laid off?', 'gap'],
    ['Should I learn Python or SQL?', 'skills'],
    ['How can I negotiate the salary of my first offer?', 'salary'],
    ['I don’t know what I want to do', 'direction'],
    ['Is the Google certificate worth it?', 'certification'],
    ['I was rejected again', 'rejection'],
    ['What should I do about my next milestone?', 'roadmap'],
    ['How do I get an entry level job?', 'no-experience'],
    ['I want to switch to a new field', 'career-change'],
    ['Which questions come up in interviews?', 'interview'],
    ['How do I write to someone I do not know?', 'networking'],
    ['What should my resume leave out?', 'resume'],
  ])('understands "%s"', (question, topicId) => {
    const topic = aiReplies.topics.find(({ id }) => id === topicId);
    expect(cannedReply(question, aiReplies)).toBe(topic?.reply);
  });

  it('answers each topic differently', () => {
    expect(unique(aiReplies.topics.map(({ reply }) => reply))).toBe(true);
  });
});
