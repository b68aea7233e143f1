import type { NetworkingEvent } from '#domain/events.ts';

/** The upcoming events of the networking center, soonest first (§2). */
export const events: readonly NetworkingEvent[] = [
  {
    id: 'resume-clinic',
    title: 'Resume clinic: one page, three stories',
    date: '2026-12-02',
    time: '6:00 – 7:30 PM ET',
    startsAt: '2026-12-02T18:00:00-05:00',
    endsAt: '2026-12-02T19:30:00-05:00',
    timeZone: 'America/New_York',
    location: 'Video call',
    type: 'Online',
    description:
      'Bring the resume you have, however rough. In groups of four, with a recruiter at each table, you will cut it to one page and find the three stories worth telling.',
  },
  {
    id: 'mentor-breakfast',
    title: 'Breakfast with mentors in data and health',
    date: '2026-12-05',
    time: '9:00 – 11:00 AM CT',
    startsAt: '2026-12-05T09:00:00-06:00',
    endsAt: '2026-12-05T11:00:00-06:00',
    timeZone: 'America/Chicago',
    location: 'The Grain Exchange Kitchen, Minneapolis, MN',
    type: 'In-Person',
    description:
      'Eight mentors, two long tables, coffee and eggs. You change seats twice, so come with one question you would ask anybody and one you would ask only a nurse or an analyst.',
  },
  {
    id: 'interview-evening',
    title: 'Interview practice evening',
    date: '2026-12-10',
    time: '6:30 – 8:00 PM PT',
    startsAt: '2026-12-10T18:30:00-08:00',
    endsAt: '2026-12-10T20:00:00-08:00',
    timeZone: 'America/Los_Angeles',
    location: 'Video call',
    type: 'Online',
    description:
      'Three rounds of twenty minutes: you answer, you ask, you watch. Everyone leaves with two written notes, one on what to keep and one on what to change.',
  },
  {
    id: 'career-change-open-house',
    title: 'Changing careers: an open house',
    date: '2026-12-15',
    time: '5:30 – 8:00 PM ET',
    startsAt: '2026-12-15T17:30:00-05:00',
    endsAt: '2026-12-15T20:00:00-05:00',
    timeZone: 'America/New_York',
    location: 'Ferry Street Library, Boston, MA',
    type: 'In-Person',
    description:
      'Six people who changed fields tell what it cost, what helped, and what they would skip. A pastry chef who writes software opens the evening; after that you walk from corner to corner and ask.',
  },
  {
    id: 'first-ninety-days',
    title: 'Your first ninety days in a new job',
    date: '2027-01-12',
    time: '12:00 – 1:00 PM ET',
    startsAt: '2027-01-12T12:00:00-05:00',
    endsAt: '2027-01-12T13:00:00-05:00',
    timeZone: 'America/New_York',
    location: 'Webinar',
    type: 'Online',
    description:
      'What to ask in the first week, whom to have lunch with in the first month, and how to tell your manager that something is unclear. Half of the hour is for questions.',
  },
];
