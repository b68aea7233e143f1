import type { Contact, Presence } from './contacts.ts';
import { formatTime } from './format.ts';
import { formatShortDay } from './shortDay.ts';

/** Presence in a word, for everyone who cannot go by the colour of a dot (§4). */
export const presenceWords: Readonly<Record<Presence, string>> = {
  online: 'Online',
  away: 'Away',
  offline: 'Offline',
};

/**
 * When a contact was last there, at the instant `nowIso` (§3): 'Last seen 8:31 AM', 'Last seen
 * yesterday', 'Last seen Nov 17'. Whoever is online is there now: null.
 */
export function lastSeenWords(
  { status, lastSeen }: Pick<Contact, 'status' | 'lastSeen'>,
  nowIso: string,
): string | null {
  if (status === 'online') return null;
  const day = formatShortDay(lastSeen, nowIso);
  if (day === 'Today') return `Last seen ${formatTime(lastSeen)}`;
  return `Last seen ${day === 'Yesterday' ? 'yesterday' : day}`;
}
