import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { demoClock } from '#app/demoClock.ts';
import { parseText } from '#app/urlState.ts';
import { useBackToList } from '#app/useBackToList.ts';
import { useMessages } from '#app/useMessages.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { isContactTyping, searchContacts } from '#domain/messages.ts';
import { messagesPath } from '#domain/messagesPath.ts';
import { timestampOf } from '#domain/pendingReplies.ts';
import { MessagesScreen } from '#screens/messages/MessagesScreen.tsx';

const fields = { q: parseText };

export function Component() {
  const [messages, dispatch] = useMessages();
  const [{ q }, change] = useUrlState(fields);
  const [search] = useSearchParams();
  const { contacts, conversations, drafts } = messages;
  const selected = contacts.find(({ id }) => id === search.get('contact'));
  const selectedId = selected?.id;
  useEffect(() => {
    const now = demoClock.now();
    dispatch(
      selectedId === undefined
        ? { type: 'closed', now }
        : { type: 'opened', contactId: selectedId, now },
    );
  }, [selectedId, dispatch]);
  useEffect(() => () => dispatch({ type: 'closed', now: demoClock.now() }), [dispatch]);
  const goBack = useBackToList(selectedId, messagesPath('', q));
  return (
    <MessagesScreen
      contacts={contacts}
      found={searchContacts(contacts, q)}
      query={q}
      conversations={conversations}
      drafts={drafts}
      selected={selected}
      typing={selectedId !== undefined && isContactTyping(messages, selectedId)}
      now={timestampOf(messages.now)}
      hrefOf={(contactId) => messagesPath(contactId, q)}
      onQueryChange={(query) => change({ q: query })}
      onDraftChange={(contactId, text) => dispatch({ type: 'drafted', contactId, text })}
      onSend={(contactId) => dispatch({ type: 'sent', contactId, now: demoClock.now() })}
      onBack={goBack}
    />
  );
}
