import { routes } from './routes.ts';

/** The address of the message center with a conversation open and a search, either of them ''. */
export function messagesPath(contactId: string, query: string): string {
  const search = new URLSearchParams();
  if (contactId !== '') search.set('contact', contactId);
  if (query !== '') search.set('q', query);
  const text = search.toString();
  return text === '' ? routes.messages : `${routes.messages}?${text}`;
}
