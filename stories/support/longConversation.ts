import { type ChatMessage, currentUserId } from '#domain/contacts.ts';

const lines = [
  'Did the numbers come through?',
  'They did. Two of the totals still do not agree, and I think I know why.',
  'Tell me.',
  'The export counts an order twice when somebody changes the address after paying. It is rare, but in December it will not be.',
  'Good catch. Write it down before you fix it.',
];

/** A conversation as long as a busy year makes it: one message a quarter of an hour. */
export function longConversation(contactId: string, count: number): readonly ChatMessage[] {
  const end = Date.parse('2026-11-21T08:55:00Z');
  return Array.from({ length: count }, (_, index) => ({
    id: `long-${index}`,
    senderId: index % 5 === 0 || index % 5 === 2 ? currentUserId : contactId,
    text: lines[index % lines.length] ?? '',
    timestamp: new Date(end - (count - 1 - index) * 15 * 60_000).toISOString(),
    status: 'read',
  }));
}
