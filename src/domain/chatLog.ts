import type { ChatMessage } from './contacts.ts';
import { formatRelativeDay, formatTime } from './format.ts';
import { formatShortDay } from './shortDay.ts';

/** Messages of one sender that follow each other closely: drawn as one block. */
interface MessageGroup {
  /** The id of its first message, so that a group keeps its id while it grows. */
  readonly id: string;
  readonly senderId: string;
  readonly messages: readonly ChatMessage[];
}

/** The messages of one day, under its name. */
export interface MessageDay {
  /** The id of its first message. */
  readonly id: string;
  /** 'Today', 'Yesterday' or the date. */
  readonly label: string;
  readonly groups: readonly MessageGroup[];
}

/** A pause after which the same sender's next message is a group of its own, in milliseconds. */
const groupPauseMs = 5 * 60 * 1000;

/** A conversation by day and sender, as it is drawn at the instant `nowIso`. Oldest first. */
export function groupMessages(
  messages: readonly ChatMessage[],
  nowIso: string,
): readonly MessageDay[] {
  const days: { id: string; label: string; date: string; groups: OpenGroup[] }[] = [];
  let previous: ChatMessage | undefined;
  for (const message of messages) {
    const date = new Date(message.timestamp).toISOString().slice(0, 10);
    let day = days.at(-1);
    if (day?.date !== date) {
      const label = formatRelativeDay(message.timestamp, nowIso);
      day = { id: message.id, label, date, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && previous && follows(previous, message)) group.messages.push(message);
    else day.groups.push({ id: message.id, senderId: message.senderId, messages: [message] });
    previous = message;
  }
  return days;
}

/** How much of a message a list shows, in characters. */
const previewLength = 120;

/** A message on one line of a list, cut where nobody would read on. */
export function messagePreview(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line.slice(0, previewLength * 4));
  return characters.length <= previewLength
    ? line
    : `${characters.slice(0, previewLength).join('')}…`;
}

/** When a conversation's last message came, as short as a list needs it: '8:52 AM', 'Yesterday'. */
export function formatListTime(iso: string, nowIso: string): string {
  const day = formatShortDay(iso, nowIso);
  return day === 'Today' ? formatTime(iso) : day;
}

interface OpenGroup extends MessageGroup {
  readonly messages: ChatMessage[];
}

function follows(previous: ChatMessage, message: ChatMessage): boolean {
  return (
    previous.senderId === message.senderId &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < groupPauseMs
  );
}
