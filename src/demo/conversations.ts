import {
  type ChatMessage,
  type Conversations,
  currentUserId,
  type MessageStatus,
} from '#domain/contacts.ts';

type Line = readonly [
  from: 'me' | 'them',
  timestamp: string,
  text: string,
  /** Read, unless said otherwise. */
  status?: MessageStatus,
];

function conversation(contactId: string, lines: readonly Line[]): readonly ChatMessage[] {
  return lines.map(([from, timestamp, text, status = 'read'], index) => ({
    id: `${contactId}-${index + 1}`,
    senderId: from === 'me' ? currentUserId : contactId,
    text,
    timestamp,
    status,
  }));
}

/** The demo member's conversations (§3). A contact's message is read once the member opened it. */
export const conversations: Conversations = {
  'devendra-kulkarni': conversation('devendra-kulkarni', [
    [
      'me',
      '2026-11-18T17:02:00Z',
      'Hello Devendra, thank you for offering to look at my first test. I would like to change one sentence at checkout, the one that says when the order arrives.',
    ],
    [
      'them',
      '2026-11-18T18:40:00Z',
      'A good choice. Small, cheap, and people read it. What do you expect to happen, and which number would show it?',
    ],
    [
      'me',
      '2026-11-18T18:52:00Z',
      'More people should finish the order when they see a date instead of “3 to 5 days”. So completed checkouts out of started ones.',
    ],
    [
      'them',
      '2026-11-18T19:05:00Z',
      'And which number must not get worse? A date is a promise. If it is wrong, somebody in support will hear about it.',
    ],
    [
      'me',
      '2026-11-19T12:15:00Z',
      'I had not thought of that. I will watch messages to support about late orders, and returns.',
    ],
    [
      'me',
      '2026-11-20T20:30:00Z',
      'I worked out a sample size: about 14,000 checkouts for each version, so a bit more than three weeks. Does that sound right, or am I being timid?',
    ],
    [
      'them',
      '2026-11-21T08:49:00Z',
      'It sounds honest. Three weeks also gives you whole weeks, which matters more than people think: your Sunday customers are not your Tuesday ones.',
      'sent',
    ],
    [
      'them',
      '2026-11-21T08:52:00Z',
      'One thing though: it would run right through the holidays. Would you rather start in January, or is the holiday the very thing you want to know about?',
      'sent',
    ],
  ]),
  'theo-marchetti': conversation('theo-marchetti', [
    [
      'them',
      '2026-11-19T15:10:00Z',
      'Maya, your funnel was the first slide in our planning today. Three people asked who made it.',
    ],
    [
      'me',
      '2026-11-19T15:24:00Z',
      'Oh, that is good to hear. Did anyone ask what to do about step three?',
    ],
    [
      'them',
      '2026-11-19T15:31:00Z',
      'Everyone. I said you might have an idea for a test. Was that all right?',
    ],
    [
      'me',
      '2026-11-19T15:33:00Z',
      'Yes. I am writing it up with a mentor: one sentence, one number, one date to stop.',
    ],
    [
      'them',
      '2026-11-21T08:20:00Z',
      'Would you present it on December 3? Ten minutes, then questions. I can be the friendly one in the front row.',
    ],
    [
      'me',
      '2026-11-21T08:41:00Z',
      'The 3rd works. I will send you the draft on Tuesday so that you can be unfriendly in private first.',
    ],
  ]),
  'ines-caldera': conversation('ines-caldera', [
    [
      'them',
      '2026-11-16T16:00:00Z',
      'Hello Maya, thank you for applying for the checkout analyst position. The team enjoyed your note about the two totals that never agree. Would you have time for a first conversation next week?',
    ],
    [
      'me',
      '2026-11-16T17:45:00Z',
      'Thank you, I would like that. Tuesday or Wednesday after 3 PM would be best for me.',
    ],
    [
      'them',
      '2026-11-17T15:20:00Z',
      'Wednesday, November 25, at 3:30 PM it is: 45 minutes by video with Hal, who leads the team, and Soo-ah, one of the analysts.',
    ],
    ['me', '2026-11-17T15:58:00Z', 'Perfect. Is there anything I should prepare or bring?'],
    [
      'them',
      '2026-11-20T22:12:00Z',
      'No task at home, we promise. Think of one analysis you would do differently today. They will ask about it, and “all of them” is an accepted answer.',
      'sent',
    ],
  ]),
  'amira-haddad': conversation('amira-haddad', [
    [
      'them',
      '2026-11-20T18:03:00Z',
      'I signed up for the advanced certificate. Starting January 4. Are you still thinking about it?',
    ],
    [
      'me',
      '2026-11-20T18:20:00Z',
      'Thinking is the word. Six months of evenings scares me a little.',
    ],
    [
      'them',
      '2026-11-20T18:22:00Z',
      'Me too. What if we do it together: Tuesdays and Thursdays, cameras on, one hour, no talking until the end?',
    ],
    [
      'me',
      '2026-11-20T18:25:00Z',
      'That is how I got through econometrics. Deal, if we begin in January and not a day sooner.',
    ],
    ['them', '2026-11-20T18:26:00Z', 'Deal. I will bring the tea, you bring the statistics minor.'],
  ]),
  'niamh-gallagher': conversation('niamh-gallagher', [
    [
      'me',
      '2026-11-18T13:12:00Z',
      'Niamh, may I ask you something about changing teams? You went from a kitchen to code, so mine must be the smaller jump.',
    ],
    [
      'them',
      '2026-11-18T20:47:00Z',
      'Smaller on paper. The hard part was the same as anyone’s: being good at something on Friday and a beginner on Monday.',
    ],
    ['me', '2026-11-18T21:05:00Z', 'How long did that feeling last?'],
    [
      'them',
      '2026-11-18T21:30:00Z',
      'About five months. What helped was keeping a list of things I had asked once and never had to ask again. It grew faster than I thought.',
    ],
    [
      'me',
      '2026-11-19T19:44:00Z',
      'I have started one. Number one: what a feature flag is.',
      'sent',
    ],
  ]),
  'oluwaseun-adebayo': conversation('oluwaseun-adebayo', [
    [
      'me',
      '2026-11-16T14:05:00Z',
      'Dear Mr. Adebayo, I read that you have been running experiments for many years. Could I ask you one question: what do first tests most often get wrong?',
    ],
    [
      'them',
      '2026-11-17T16:38:00Z',
      'Seun, please. They stop early. The line looks lovely on day four, someone senior sees it, and everyone goes home happy with a number that was never there. Write the end date on the wall.',
    ],
    [
      'me',
      '2026-11-17T16:40:00Z',
      'It is on the wall, and in the calendar of my product manager. Thank you, Seun.',
    ],
  ]),
  'jamal-whitfield': conversation('jamal-whitfield', [
    ['them', '2026-11-14T23:10:00Z', 'Still happy you chose product over finance?'],
    [
      'me',
      '2026-11-15T10:02:00Z',
      'Yes, though your honest account of quarter-end had something to do with it. How is the new team?',
    ],
    [
      'them',
      '2026-11-15T16:51:00Z',
      'Better. My manager explains why before what. I have learned more in three weeks than in the year before.',
    ],
    [
      'me',
      '2026-11-15T17:03:00Z',
      'Write down how she does it. One day you will be somebody’s manager.',
    ],
  ]),
};
