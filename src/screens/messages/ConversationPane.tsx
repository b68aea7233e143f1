import Box from '@mui/material/Box';
import { type RefObject, useMemo } from 'react';
import { ChatLog } from '#components/ChatLog.tsx';
import { Composer } from '#components/Composer.tsx';
import { PersonAvatar } from '#components/PersonAvatar.tsx';
import type { ChatMessage, Contact } from '#domain/contacts.ts';
import { ConversationHeader } from './ConversationHeader.tsx';

type ConversationPaneProps = {
  contact: Contact;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** What is typed and not sent. */
  draft: string;
  /** Whether the contact is writing an answer. */
  typing: boolean;
  /** The present: an ISO 8601 instant. */
  now: string;
  /** Where the list is, for the way back on a phone. */
  listHref: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onBack: () => void;
  onDraftChange: (text: string) => void;
  onSend: () => void;
};

/** One conversation: with whom, what was said, and what to say next. */
export function ConversationPane(props: ConversationPaneProps) {
  const { contact, messages, now } = props;
  const { name, avatar } = contact;
  const picture = useMemo(
    () => <PersonAvatar name={name} seed={avatar} size={32} />,
    [name, avatar],
  );
  const headingId = `conversation-${contact.id}`;
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <ConversationHeader
        contact={contact}
        headingId={headingId}
        now={now}
        listHref={props.listHref}
        onBack={props.onBack}
      />
      <ChatLog
        key={contact.id}
        label={`Conversation with ${contact.name}`}
        messages={messages}
        other={contact.name}
        avatar={picture}
        typing={props.typing}
        showStatus
        now={now}
      >
        {messages.length === 0 && (
          <Box component="p" sx={{ mt: 8, textAlign: 'center', color: 'text.secondary' }}>
            No messages yet. Say hello.
          </Box>
        )}
      </ChatLog>
      <Composer
        label={`Message ${contact.name}`}
        value={props.draft}
        onChange={props.onDraftChange}
        onSend={props.onSend}
        inputRef={props.inputRef}
      />
    </Box>
  );
}
