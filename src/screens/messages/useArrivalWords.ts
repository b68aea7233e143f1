import { useState } from 'react';
import type { Contact } from '#domain/contacts.ts';
import { unreadWords } from '#domain/unread.ts';

/**
 * What a screen reader is told when a message arrives in a conversation that is not open: '1 unread
 * message from Amira Haddad.' Nothing for the counts the screen starts with.
 */
export function useArrivalWords(contacts: readonly Contact[]): string {
  const [before, setBefore] = useState(contacts);
  const [words, setWords] = useState('');
  if (contacts !== before) {
    setBefore(contacts);
    const counts = new Map(before.map(({ id, unreadCount }) => [id, unreadCount]));
    const grown = contacts.filter(({ id, unreadCount }) => unreadCount > (counts.get(id) ?? 0));
    if (grown.length > 0) {
      setWords(
        grown.map(({ name, unreadCount }) => `${unreadWords(unreadCount)} from ${name}.`).join(' '),
      );
    }
  }
  return words;
}
