import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { ChatMessage, Contact, Conversations } from '#domain/contacts.ts';
import { ChooseConversation } from './ChooseConversation.tsx';
import { ContactList } from './ContactList.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { useArrivalWords } from './useArrivalWords.ts';
import { useConversationFocus } from './useConversationFocus.ts';

type MessagesScreenProps = {
  /** All contacts, in the order of the list, with their unread counts. */
  contacts: readonly Contact[];
  /** Those of them that the search found. */
  found: readonly Contact[];
  query: string;
  conversations: Conversations;
  /** What is typed and not sent, by contact id. */
  drafts: Readonly<Record<string, string>>;
  /** The contact whose conversation is shown. On a phone it takes the list's place. */
  selected: Contact | undefined;
  /** Whether the selected contact is writing an answer. */
  typing: boolean;
  /** The present: an ISO 8601 instant. */
  now: string;
  /** Where a contact's conversation is; the address of the list for ''. */
  hrefOf: (contactId: string) => string;
  onQueryChange: (query: string) => void;
  onDraftChange: (contactId: string, text: string) => void;
  onSend: (contactId: string) => void;
  /** On a phone: back from a conversation to the list. */
  onBack: () => void;
};

/** Direct messages (§2): whom the member writes with, and one conversation. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { contacts, selected, conversations, drafts, now } = props;
  const screen = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useConversationFocus(selected?.id, screen, field);
  const arrived = useArrivalWords(contacts);
  return (
    <Box ref={screen} data-fill-window data-open={selected !== undefined} sx={screenStyle}>
      <Typography variant="h3" component="h1" sx={titleStyle}>
        Message Center
      </Typography>
      <ContactList {...props} selectedId={selected?.id} sx={listStyle} />
      <Box sx={paneStyle}>
        {selected ? (
          <ConversationPane
            contact={selected}
            messages={conversations[selected.id] ?? noMessages}
            draft={drafts[selected.id] ?? ''}
            typing={props.typing}
            now={now}
            listHref={props.hrefOf('')}
            inputRef={field}
            onBack={props.onBack}
            onDraftChange={(text) => props.onDraftChange(selected.id, text)}
            onSend={() => props.onSend(selected.id)}
          />
        ) : (
          <ChooseConversation />
        )}
      </Box>
      <Box role="status" sx={{ position: 'absolute' }}>
        <VisuallyHidden>{arrived}</VisuallyHidden>
      </Box>
    </Box>
  );
}

const noMessages: readonly ChatMessage[] = [];

const screenStyle = {
  position: 'relative',
  flex: 1,
  // On a screen too low for all of it, the page scrolls rather than the log vanishing.
  minHeight: 260,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' },
  gridTemplateRows: 'auto minmax(0, 1fr)',
} as const;

const titleStyle = {
  px: { xs: 4, sm: 6, md: 4 },
  pt: { xs: 4, md: 5 },
  pb: 3,
  '@media (max-height: 480px)': { pt: 2, pb: 2 },
  // On a phone a conversation has the whole screen; its heading stays for a screen reader.
  '[data-open="true"] > &': {
    position: { xs: 'absolute', md: 'static' },
    clipPath: { xs: 'inset(50%)', md: 'none' },
    height: { xs: '1px', md: 'auto' },
    overflow: { xs: 'hidden', md: 'visible' },
    p: { xs: 0 },
    px: { md: 4 },
    pt: { md: 5 },
    pb: { md: 3 },
  },
} as const;

const listStyle = {
  gridRow: 2,
  gridColumn: 1,
  '[data-open="true"] > &': { display: { xs: 'none', md: 'flex' } },
} as const;

const paneStyle = {
  gridRow: '1 / 3',
  gridColumn: { xs: 1, md: 2 },
  display: 'none',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
  '[data-open="true"] > &': { display: 'flex' },
  '[data-open="false"] > &': { display: { xs: 'none', md: 'flex' } },
} as const;
