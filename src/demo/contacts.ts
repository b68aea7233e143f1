import type { Contact } from '#domain/contacts.ts';

/** The demo member's contacts (§3), in the order of their latest message. */
export const contacts: readonly Contact[] = [
  {
    id: 'devendra-kulkarni',
    name: 'Devendra Kulkarni',
    avatar: 'devendra-kulkarni',
    title: 'Director of product analytics',
    company: 'Larkspur Health Systems',
    status: 'online',
    unreadCount: 2,
    lastSeen: '2026-11-21T08:58:00Z',
  },
  {
    id: 'theo-marchetti',
    name: 'Theo Marchetti',
    avatar: 'theo-marchetti',
    title: 'Product manager, checkout',
    company: 'Tamarack & Vale',
    status: 'online',
    unreadCount: 0,
    lastSeen: '2026-11-21T08:55:00Z',
  },
  {
    id: 'ines-caldera',
    name: 'Inés Caldera',
    avatar: 'ines-caldera',
    title: 'Recruiter',
    company: 'Cobbler & Daughters Outfitters',
    status: 'away',
    unreadCount: 1,
    lastSeen: '2026-11-20T22:14:00Z',
  },
  {
    id: 'amira-haddad',
    name: 'Amira Haddad',
    avatar: 'amira-haddad',
    title: 'Junior data analyst',
    company: 'Saltbox Foods',
    status: 'away',
    unreadCount: 0,
    lastSeen: '2026-11-21T08:31:00Z',
  },
  {
    id: 'niamh-gallagher',
    name: 'Niamh Gallagher',
    avatar: 'niamh-gallagher',
    title: 'Software developer, formerly pastry chef',
    company: 'Quillstone',
    status: 'offline',
    unreadCount: 0,
    lastSeen: '2026-11-19T19:20:00Z',
  },
  {
    id: 'oluwaseun-adebayo',
    name: 'Oluwaseun Adebayo',
    avatar: 'oluwaseun-adebayo',
    title: 'Head of experimentation',
    company: 'Fernhill Telecom',
    status: 'offline',
    unreadCount: 0,
    lastSeen: '2026-11-17T16:42:00Z',
  },
  {
    id: 'jamal-whitfield',
    name: 'Jamal Whitfield',
    avatar: 'jamal-whitfield',
    title: 'Junior financial analyst',
    company: 'Corrigan & Thorpe',
    status: 'offline',
    unreadCount: 0,
    lastSeen: '2026-11-15T17:05:00Z',
  },
];

/** What each contact answers in the demo, by contact id (§4). */
export const autoReplies: Readonly<Record<string, string>> = {
  'devendra-kulkarni':
    'Good, write that down before you touch any data. I am between two meetings; I will read it properly tonight and send you my notes in the margin.',
  'theo-marchetti':
    'Nice, that helps. Let me check with the engineers what it would take and I will come by your desk on Monday.',
  'ines-caldera':
    'Thank you, Maya. I have passed it on to the team, and you will hear from me by the end of Tuesday either way.',
  'amira-haddad':
    'Ha, same here. Tell me how it goes, and I will send you my version so we can compare.',
  'niamh-gallagher':
    'On my way into stand-up, will answer at lunch. Short version: try it on something small first.',
  'oluwaseun-adebayo':
    'A fair question. Ask yourself what you would do differently if the number came out the other way. If the answer is nothing, pick another number.',
  'jamal-whitfield':
    'Budget season has me until Wednesday. Call you Thursday evening, after the game?',
};
