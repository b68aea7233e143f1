import type { Contact } from './contacts.ts';

/** How many messages the member has not opened, over all contacts (§3). */
export function totalUnread(contacts: readonly Pick<Contact, 'unreadCount'>[]): number {
  return contacts.reduce((total, { unreadCount }) => total + unreadCount, 0);
}

/** The count in words: '1 unread message', '3 unread messages'. */
export function unreadWords(count: number): string {
  return `${count} unread ${count === 1 ? 'message' : 'messages'}`;
}

/** The count as a badge has room for it: above 99 it is '99+'. */
export function unreadBadge(count: number): string {
  return count > 99 ? '99+' : String(count);
}
