import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, messageText } from './chatText.ts';
import { type ChatMessage, type Contact, currentUserId } from './contacts.ts';
import {
  conversationWith,
  initialMessages,
  isContactTyping,
  type MessagesAction,
  type MessagesState,
  messagesReducer,
  nextReplyDueAt,
  searchContacts,
} from './messages.ts';
import { Driven, TestClock } from './testClock.ts';
import { simulatedReplyMs } from './timing.ts';
import { totalUnread } from './unread.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

function contact(id: string, unreadCount: number): Contact {
  return {
    id,
    name: `Contact ${id}`,
    avatar: id,
    title: 'Analyst',
    company: `Company of ${id}`,
    status: 'online',
    unreadCount,
    lastSeen: '2026-11-21T08:00:00Z',
  };
}

function earlier(id: string, senderId: string, status: ChatMessage['status']): ChatMessage {
  return { id, senderId, text: `Earlier ${id}`, timestamp: '2026-11-21T08:00:00Z', status };
}

const content = {
  contacts: [contact('ana', 2), contact('ben', 0), contact('cai', 0), contact('dee', 0)],
  conversations: {
    ana: [
      earlier('ana-1', currentUserId, 'read'),
      earlier('ana-2', 'ana', 'sent'),
      earlier('ana-3', 'ana', 'sent'),
    ],
    ben: [earlier('ben-1', currentUserId, 'sent')],
    dee: [],
  },
  // Dee never answers; Cai has no conversation yet.
  autoReplies: { ana: 'Ana answers.', ben: 'Ben answers.', cai: 'Cai answers.' },
  now: '2026-11-21T09:00:00Z',
};

function newMessages() {
  const clock = new TestClock(start);
  const center = new Driven<MessagesState, MessagesAction>(
    clock,
    initialMessages(content),
    messagesReducer,
    nextReplyDueAt,
    (now) => ({ type: 'advanced', now }),
  );
  const write = (contactId: string, text: string) => {
    center.dispatch({ type: 'drafted', contactId, text });
    center.dispatch({ type: 'sent', contactId, now: clock.now() });
  };
  const open = (contactId: string) =>
    center.dispatch({ type: 'opened', contactId, now: clock.now() });
  return { clock, center, write, open };
}

function lines(state: MessagesState, contactId: string): string[] {
  return conversationWith(state, contactId).map(
    ({ senderId, text, status }) => `${senderId}: ${text} (${status})`,
  );
}

function unread(state: MessagesState): Record<string, number> {
  return Object.fromEntries(state.contacts.map(({ id, unreadCount }) => [id, unreadCount]));
}

describe('the message center', () => {
  it('sends a message as sent; after 1000 ms the reply comes and the message is read', () => {
    const { clock, center, write, open } = newMessages();
    open('cai');
    write('cai', ' Hello Cai ');
    expect(lines(center.state, 'cai')).toEqual(['current-user: Hello Cai (sent)']);
    clock.pass(999);
    expect(isContactTyping(center.state, 'cai')).toBe(true);
    expect(isContactTyping(center.state, 'ana')).toBe(false);
    expect(lines(center.state, 'cai')).toHaveLength(1);
    clock.pass(1);
    expect(lines(center.state, 'cai')).toEqual([
      'current-user: Hello Cai (read)',
      'cai: Cai answers. (read)',
    ]);
    expect(totalUnread(center.state.contacts)).toBe(2);
    expect(clock.waiting).toBe(0);
  });

  it('delivers a reply to the conversation it belongs to, unread when another one is open', () => {
    const { clock, center, write, open } = newMessages();
    open('cai');
    write('cai', 'Hello Cai');
    open('ben');
    clock.pass(1000);
    expect(lines(center.state, 'cai').at(-1)).toBe('cai: Cai answers. (sent)');
    expect(lines(center.state, 'ben')).toEqual(['current-user: Earlier ben-1 (sent)']);
    expect(unread(center.state)).toEqual({ ana: 2, ben: 0, cai: 1, dee: 0 });
  });

  it('counts a reply as unread when the member is on another screen', () => {
    const { clock, center, write, open } = newMessages();
    open('cai');
    write('cai', 'Hello Cai');
    center.dispatch({ type: 'closed', now: clock.now() });
    clock.pass(1000);
    expect(unread(center.state).cai).toBe(1);
  });

  it('marks only what the contact has read by then', () => {
    const { clock, center, write, open } = newMessages();
    open('ben');
    write('ben', 'One');
    clock.pass(600);
    write('ben', 'Two');
    clock.pass(400);
    expect(lines(center.state, 'ben')).toEqual([
      'current-user: Earlier ben-1 (read)',
      'current-user: One (read)',
      'current-user: Two (sent)',
      'ben: Ben answers. (read)',
    ]);
  });

  it('clears the unread count of a conversation that is opened and marks its messages read', () => {
    const { center, open } = newMessages();
    open('ana');
    expect(unread(center.state).ana).toBe(0);
    expect(lines(center.state, 'ana')).toEqual([
      'current-user: Earlier ana-1 (read)',
      'ana: Earlier ana-2 (read)',
      'ana: Earlier ana-3 (read)',
    ]);
  });

  it('keeps a draft for each conversation', () => {
    const { center } = newMessages();
    center.dispatch({ type: 'drafted', contactId: 'ana', text: 'For Ana' });
    center.dispatch({ type: 'drafted', contactId: 'ben', text: 'For Ben' });
    expect(center.state.drafts).toEqual({ ana: 'For Ana', ben: 'For Ben' });
  });

  it('moves the conversation that was written in to the top, and nothing when a reply arrives', () => {
    const { clock, center, write } = newMessages();
    const order = () => center.state.contacts.map(({ id }) => id);
    write('cai', 'Hello');
    write('ben', 'Hello');
    clock.pass(1000);
    expect(order()).toEqual(['ben', 'cai', 'ana', 'dee']);
  });

  it('ignores blank messages and contacts it does not know', () => {
    const { center, write, open } = newMessages();
    const before = center.state;
    for (const stranger of ['zoe', '__proto__', 'constructor', '']) {
      write(stranger, 'Hello');
      open(stranger);
    }
    expect(center.state).toEqual(before);
    write('ana', ' \n ');
    expect(conversationWith(center.state, 'ana')).toHaveLength(3);
  });

  it('waits for no reply from a contact who has none', () => {
    const { clock, center, write } = newMessages();
    write('dee', 'Hello');
    expect(clock.waiting).toBe(0);
    clock.pass(5000);
    expect(lines(center.state, 'dee')).toEqual(['current-user: Hello (sent)']);
  });
});

describe('the search for contacts', () => {
  const people = [
    { ...contact('a', 0), name: 'Inés Caldera', company: 'Cobbler & Daughters' },
    { ...contact('b', 0), name: 'Theo Marchetti', company: 'Tamarack & Vale' },
  ];

  it.each([
    ['ines', ['a']],
    ['TAMARACK', ['b']],
    ['&', ['a', 'b']],
    ['  ', ['a', 'b']],
    ['analyst', []],
  ])('finds %j by name or company', (query, ids) => {
    expect(searchContacts(people, query).map(({ id }) => id)).toEqual(ids);
  });
});

/** All that happened, told by the test itself; what must be on screen follows from it. */
interface History {
  readonly sent: { contactId: string; text: string; at: number }[];
  /** When each conversation was on screen: from (inclusive) until (exclusive). */
  readonly shown: { contactId: string; from: number; until: number }[];
  readonly drafts: Map<string, string>;
}

const ids = content.contacts.map(({ id }) => id);
const replies = new Map(Object.entries(content.autoReplies));

function isShown(history: History, contactId: string, at: number): boolean {
  return history.shown.some(
    (span) => span.contactId === contactId && span.from <= at && at < span.until,
  );
}

/** Replies that have arrived by now, with their times. */
function arrived(history: History, contactId: string, now: number) {
  return history.sent
    .filter((message) => message.contactId === contactId && replies.has(contactId))
    .map(({ at }) => at + simulatedReplyMs)
    .filter((at) => at <= now);
}

function expectedLines(history: History, contactId: string, now: number): string[] {
  const before: readonly ChatMessage[] = initialMessages(content).conversations[contactId] ?? [];
  const arrivals = arrived(history, contactId, now);
  const events = [
    ...history.sent
      .filter((message) => message.contactId === contactId)
      .map(({ text, at }, index) => ({
        at,
        rank: 1,
        line: `${currentUserId}: ${text} (${index < arrivals.length ? 'read' : 'sent'})`,
      })),
    ...arrivals.map((at) => ({
      at,
      rank: 0,
      line: `${contactId}: ${replies.get(contactId)} (${seenBy(history, contactId, at, now)})`,
    })),
  ].sort((a, b) => a.at - b.at || a.rank - b.rank);
  return [
    ...before.map(({ senderId, text, status }) => {
      const mine = senderId === currentUserId;
      const read = mine ? arrivals.length > 0 : seenBy(history, contactId, start, now) === 'read';
      return `${senderId}: ${text} (${read ? 'read' : status})`;
    }),
    ...events.map(({ line }) => line),
  ];
}

/** Whether the member saw the conversation at some time since; what comes as they close it is seen. */
function seenBy(history: History, contactId: string, since: number, now: number) {
  return history.shown.some(
    (span) => span.contactId === contactId && span.until >= since && span.from <= now,
  )
    ? 'read'
    : 'sent';
}

function expectedUnread(history: History, contactId: string, now: number): number {
  const opened = history.shown.some((span) => span.contactId === contactId);
  const initial = content.contacts.find(({ id }) => id === contactId)?.unreadCount ?? 0;
  return (
    (opened ? 0 : initial) +
    arrived(history, contactId, now).filter((at) => seenBy(history, contactId, at, now) === 'sent')
      .length
  );
}

type Real = ReturnType<typeof newMessages> & { seenIds: Map<string, string> };
const tally = { runs: 0, commands: 0 };

function checkCenter(history: History, { clock, center, seenIds }: Real) {
  tally.commands += 1;
  const { state } = center;
  const now = clock.now();
  for (const id of ids) {
    expect(lines(state, id)).toEqual(expectedLines(history, id, now));
    expect(state.drafts[id] ?? '').toBe(history.drafts.get(id) ?? '');
    expect(unread(state)[id]).toBe(expectedUnread(history, id, now));
    expect(state.openId === id).toBe(isShown(history, id, now));
    const times = conversationWith(state, id).map(({ timestamp }) => Date.parse(timestamp));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  expect(state.contacts.map(({ id }) => id).toSorted()).toEqual(ids);
  const all = Object.entries(state.conversations).flatMap(([contactId, messages]) =>
    messages.map(({ id, text, senderId }) => ({ id, what: `${contactId} ${senderId} ${text}` })),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, what } of all) {
    expect(seenIds.get(id) ?? what).toBe(what);
    seenIds.set(id, what);
  }
  expect(clock.waiting).toBe(ids.some((id) => isContactTyping(state, id)) ? 1 : 0);
}

function command(name: string, run: (history: History, real: Real) => void) {
  return {
    check: () => true,
    run(history: History, real: Real) {
      run(history, real);
      checkCenter(history, real);
    },
    toString: () => name,
  };
}

function closeShown(history: History, now: number) {
  const last = history.shown.at(-1);
  if (last && last.until > now) last.until = now;
}

/** What happens in the same millisecond as a switch would be ambiguous: a millisecond passes. */
function tick({ clock }: Real) {
  clock.pass(1);
}

const anyone = fc.constantFrom(...ids);
const typed = fc.oneof(
  fc.constantFrom('Hello', 'Why?', '', '  ', '\u200b', ' a\nb '),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

function sendTo(contactId: string) {
  return (history: History, { clock, center }: Real) => {
    center.dispatch({ type: 'sent', contactId, now: clock.now() });
    const draft = history.drafts.get(contactId) ?? '';
    if (isBlank(draft)) return;
    history.sent.push({ contactId, text: messageText(draft), at: clock.now() });
    history.drafts.set(contactId, '');
  };
}

function typeTo(contactId: string, text: string) {
  return (history: History, { center }: Real) => {
    center.dispatch({ type: 'drafted', contactId, text });
    history.drafts.set(contactId, text);
  };
}

const commands = fc.commands(
  [
    fc
      .tuple(anyone, typed)
      .map(([id, text]) => command(`type to ${id} ${JSON.stringify(text)}`, typeTo(id, text))),
    anyone.map((id) => command(`send to ${id}`, sendTo(id))),
    anyone.map((id) =>
      command(`write to ${id}`, (history, real) => {
        typeTo(id, 'Hello')(history, real);
        sendTo(id)(history, real);
      }),
    ),
    fc.tuple(anyone, fc.nat(3000)).map(([id, ms]) =>
      command(`sleep ${ms} and write to ${id}`, (history, real) => {
        real.clock.sleep(ms);
        typeTo(id, 'Hello')(history, real);
        sendTo(id)(history, real);
      }),
    ),
    anyone.map((id) =>
      command(`open ${id}`, (history, real) => {
        tick(real);
        const now = real.clock.now();
        real.open(id);
        if (!isShown(history, id, now)) {
          closeShown(history, now);
          history.shown.push({ contactId: id, from: now, until: Number.POSITIVE_INFINITY });
        }
        tick(real);
      }),
    ),
    fc.constant(
      command('leave the screen', (history, real) => {
        tick(real);
        real.center.dispatch({ type: 'closed', now: real.clock.now() });
        closeShown(history, real.clock.now());
        tick(real);
      }),
    ),
    fc
      .oneof(fc.constantFrom(0, 1, 499, 500, 999, 1000, 1001), fc.nat(3000))
      .map((ms) => command(`wait ${ms}`, (_history, { clock }) => clock.pass(ms))),
  ],
  { maxCommands: 60, size: 'max' },
);

describe('any sequence of typing, sending, switching, leaving and waiting', () => {
  it('never loses, doubles or misplaces a message, a reply, a draft or an unread count', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        tally.runs += 1;
        fc.modelRun(
          () => ({
            model: { sent: [], shown: [], drafts: new Map() },
            real: { ...newMessages(), seenIds: new Map() },
          }),
          sequence,
        );
      }),
      { numRuns: 300 },
    );
    expect(tally.commands).toBeGreaterThan(tally.runs * 5);
  }, 30_000);
});
