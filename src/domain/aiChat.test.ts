import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AiChatAction,
  type AiChatState,
  aiChatReducer,
  initialAiChat,
  isAssistantTyping,
  nextAnswerDueAt,
} from './aiChat.ts';
import { isBlank, messageText } from './chatText.ts';
import { Driven, TestClock } from './testClock.ts';
import { simulatedReplyMs } from './timing.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

const content = {
  greeting: {
    id: 'greeting',
    text: 'Hello.',
    isUser: false,
    timestamp: '2026-11-21T09:00:00Z',
  },
  replies: {
    topics: [{ id: 'skills', keywords: ['skill'], reply: 'About skills.' }],
    fallback: 'Tell me more.',
  },
};

function newChat() {
  const clock = new TestClock(start);
  const chat = new Driven<AiChatState, AiChatAction>(
    clock,
    initialAiChat(content),
    aiChatReducer,
    nextAnswerDueAt,
    (now) => ({ type: 'advanced', now }),
  );
  return { clock, chat };
}

function texts({ messages }: AiChatState): string[] {
  return messages.map(({ text }) => text);
}

describe('the chat with the assistant', () => {
  it('starts with the greeting', () => {
    expect(texts(initialAiChat(content))).toEqual(['Hello.']);
  });

  it('adds the message, clears the input and shows the assistant typing for 1000 ms', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'drafted', text: '  Which skill? \n' });
    chat.dispatch({ type: 'sent', now: clock.now() });
    expect(texts(chat.state)).toEqual(['Hello.', 'Which skill?']);
    expect(chat.state.draft).toBe('');
    clock.pass(999);
    expect(isAssistantTyping(chat.state)).toBe(true);
    expect(texts(chat.state)).toHaveLength(2);
    clock.pass(1);
    expect(isAssistantTyping(chat.state)).toBe(false);
    expect(texts(chat.state)).toEqual(['Hello.', 'Which skill?', 'About skills.']);
    expect(chat.state.messages.at(-1)).toMatchObject({
      isUser: false,
      timestamp: '2026-11-21T09:00:01.000Z',
    });
    expect(clock.waiting).toBe(0);
  });

  it('ignores blank input', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'drafted', text: ' \n\u200b' });
    const before = chat.state;
    chat.dispatch({ type: 'sent', now: clock.now() });
    chat.dispatch({ type: 'asked', question: ' ', now: clock.now() });
    expect(chat.state).toBe(before);
  });

  it('asks a suggested question without touching what is being typed', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'drafted', text: 'half a thou' });
    chat.dispatch({ type: 'asked', question: 'Which skill?', now: clock.now() });
    expect(texts(chat.state)).toEqual(['Hello.', 'Which skill?']);
    expect(chat.state.draft).toBe('half a thou');
  });

  it('goes back to the greeting, with a new id, and drops answers on their way', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'asked', question: 'Which skill?', now: clock.now() });
    clock.pass(500);
    chat.dispatch({ type: 'cleared', now: clock.now() });
    clock.pass(5000);
    expect(texts(chat.state)).toEqual(['Hello.']);
    expect(chat.state.messages[0]?.id).not.toBe('greeting');
    expect(clock.waiting).toBe(0);
  });

  it('keeps the conversation but not the answer when the member leaves, and says so until the next question', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'asked', question: 'Which skill?', now: clock.now() });
    chat.dispatch({ type: 'left', now: clock.now() });
    clock.pass(5000);
    expect(texts(chat.state)).toEqual(['Hello.', 'Which skill?']);
    expect(chat.state.interrupted).toBe(true);
    chat.dispatch({ type: 'asked', question: 'Hm?', now: clock.now() });
    expect(chat.state.interrupted).toBe(false);
  });

  it('is not interrupted when the member leaves with everything answered', () => {
    const { clock, chat } = newChat();
    chat.dispatch({ type: 'asked', question: 'Which skill?', now: clock.now() });
    clock.pass(1000);
    chat.dispatch({ type: 'left', now: clock.now() });
    expect(chat.state.interrupted).toBe(false);
  });

  it('puts a late answer before the question that was sent after it was due', () => {
    const first = aiChatReducer(initialAiChat(content), {
      type: 'asked',
      question: 'One',
      now: start,
    });
    const second = aiChatReducer(first, { type: 'asked', question: 'Two', now: start + 1500 });
    expect(texts(second)).toEqual(['Hello.', 'One', 'Tell me more.', 'Two']);
  });

  it('does not go back in time with a clock that does', () => {
    const first = aiChatReducer(initialAiChat(content), {
      type: 'asked',
      question: 'One',
      now: start + 5000,
    });
    const second = aiChatReducer(first, { type: 'asked', question: 'Two', now: start });
    expect(second.messages.at(-1)?.timestamp).toBe('2026-11-21T09:00:05.000Z');
  });
});

/** All that happened, told by the test itself; what must be on screen follows from it. */
interface History {
  readonly questions: { text: string; at: number }[];
  /** Times of leaving. */
  readonly left: number[];
  draft: string;
}

/** Questions and answers since the last clear, in the order they must stand in. */
function expectedTexts(history: History, now: number): string[] {
  const events = history.questions.flatMap(({ text, at }, index) => {
    const answerAt = at + simulatedReplyMs;
    const answered = answerAt <= now && !history.left.some((time) => time >= at && time < answerAt);
    const answer = text.includes('skill') ? 'About skills.' : 'Tell me more.';
    return [
      { text, at, rank: 1, index },
      ...(answered ? [{ text: answer, at: answerAt, rank: 0, index }] : []),
    ];
  });
  events.sort((a, b) => a.at - b.at || a.rank - b.rank || a.index - b.index);
  return ['Hello.', ...events.map(({ text }) => text)];
}

type Real = ReturnType<typeof newChat> & { seenIds: Map<string, string> };
const tally = { runs: 0, commands: 0 };

function check(history: History, { clock, chat, seenIds }: Real) {
  tally.commands += 1;
  const { messages, draft } = chat.state;
  expect(texts(chat.state)).toEqual(expectedTexts(history, clock.now()));
  expect(draft).toBe(history.draft);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  for (const { id, text } of messages) {
    expect(seenIds.get(id) ?? text).toBe(text);
    seenIds.set(id, text);
  }
  const times = messages.map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(clock.waiting).toBe(isAssistantTyping(chat.state) ? 1 : 0);
}

function command(name: string, run: (history: History, real: Real) => void) {
  return {
    check: () => true,
    run(history: History, real: Real) {
      run(history, real);
      check(history, real);
    },
    toString: () => name,
  };
}

const typed = fc.oneof(
  fc.constantFrom('skill', 'Why?', '', '  ', '\u200b', ' a\nb '),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

const commands = fc.commands(
  [
    typed.map((text) =>
      command(`type ${JSON.stringify(text)}`, (history, { chat }) => {
        chat.dispatch({ type: 'drafted', text });
        history.draft = text;
      }),
    ),
    fc.constant(
      command('send', (history, { chat, clock }) => {
        chat.dispatch({ type: 'sent', now: clock.now() });
        if (isBlank(history.draft)) return;
        history.questions.push({ text: messageText(history.draft), at: clock.now() });
        history.draft = '';
      }),
    ),
    fc.constantFrom('Which skill?', 'Hm?').map((question) =>
      command(`ask ${question}`, (history, { chat, clock }) => {
        chat.dispatch({ type: 'asked', question, now: clock.now() });
        history.questions.push({ text: question, at: clock.now() });
      }),
    ),
    fc.nat(3000).map((ms) =>
      command(`sleep ${ms} and ask`, (history, { chat, clock }) => {
        clock.sleep(ms);
        chat.dispatch({ type: 'asked', question: 'Hm?', now: clock.now() });
        history.questions.push({ text: 'Hm?', at: clock.now() });
      }),
    ),
    fc.constant(
      command('clear', (history, { chat, clock }) => {
        chat.dispatch({ type: 'cleared', now: clock.now() });
        history.questions.length = 0;
      }),
    ),
    fc.constant(
      command('leave', (history, { chat, clock }) => {
        chat.dispatch({ type: 'left', now: clock.now() });
        // What is asked in the same millisecond after leaving is not part of what was left.
        clock.pass(1);
        history.left.push(clock.now() - 1);
      }),
    ),
    fc
      .oneof(fc.constantFrom(0, 1, 499, 500, 999, 1000, 1001), fc.nat(3000))
      .map((ms) => command(`wait ${ms}`, (_history, { clock }) => clock.pass(ms))),
  ],
  { maxCommands: 60, size: 'max' },
);

describe('any sequence of typing, sending, clearing, leaving and waiting', () => {
  it('never loses, doubles or misplaces a question or an answer', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        tally.runs += 1;
        fc.modelRun(
          () => ({
            model: { questions: [], left: [], draft: '' },
            real: { ...newChat(), seenIds: new Map() },
          }),
          sequence,
        );
      }),
      { numRuns: 300 },
    );
    expect(tally.commands).toBeGreaterThan(tally.runs * 5);
  }, 30_000);
});
