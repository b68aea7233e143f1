import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatListTime, groupMessages, messagePreview } from './chatLog.ts';
import type { ChatMessage } from './contacts.ts';

const now = '2026-11-21T09:00:00Z';

function message(id: string, senderId: string, timestamp: string): ChatMessage {
  return { id, senderId, text: id, timestamp, status: 'read' };
}

describe('groupMessages', () => {
  it('parts a conversation by day, by sender and by longer pauses', () => {
    const days = groupMessages(
      [
        message('1', 'ana', '2026-11-18T10:00:00Z'),
        message('2', 'ana', '2026-11-20T23:59:00Z'),
        message('3', 'ana', '2026-11-21T00:01:00Z'),
        message('4', 'ana', '2026-11-21T00:05:59Z'),
        message('5', 'ana', '2026-11-21T00:10:59Z'),
        message('6', 'me', '2026-11-21T00:11:00Z'),
      ],
      now,
    );
    expect(
      days.map(({ label, groups }) => [label, groups.map(({ messages }) => messages.length)]),
    ).toEqual([
      ['Nov 18, 2026', [1]],
      ['Yesterday', [1]],
      ['Today', [2, 1, 1]],
    ]);
  });

  it('keeps every message, in order, and the ids of what it had when one more comes', () => {
    const conversation = fc
      .array(fc.record({ sender: fc.constantFrom('ana', 'me'), pause: fc.nat(90_000_000) }))
      .map((steps) => {
        let at = Date.parse('2026-11-01T00:00:00Z');
        return steps.map(({ sender, pause }, index) => {
          at += pause;
          return message(String(index), sender, new Date(at).toISOString());
        });
      });
    fc.assert(
      fc.property(conversation, (messages) => {
        const days = groupMessages(messages, now);
        const groups = days.flatMap((day) => day.groups);
        expect(groups.flatMap((group) => group.messages)).toEqual(messages);
        expect(
          groups.every(({ messages: all, senderId }) =>
            all.every((one) => one.senderId === senderId),
          ),
        ).toBe(true);
        const before = groupMessages(messages.slice(0, -1), now).flatMap((day) => day.groups);
        expect(before.map(({ id }) => id)).toEqual(
          groups.map(({ id }) => id).slice(0, before.length),
        );
      }),
    );
  });
});

describe('messagePreview', () => {
  it('puts everything on one line', () => {
    expect(messagePreview(' One\n\n two\t three ')).toBe('One two three');
  });

  it('cuts long text between characters, never inside one', () => {
    const preview = messagePreview('😀'.repeat(5000));
    expect(preview).toBe(`${'😀'.repeat(120)}…`);
  });
});

describe('formatListTime', () => {
  it.each([
    ['2026-11-21T08:52:00Z', '8:52 AM'],
    ['2026-11-20T22:12:00Z', 'Yesterday'],
    ['2026-11-17T16:40:00Z', 'Nov 17'],
    ['2025-11-17T16:40:00Z', 'Nov 17, 2025'],
  ])('is short: %s', (iso, words) => {
    expect(formatListTime(iso, now).replace('\u202f', ' ')).toBe(words);
  });
});
