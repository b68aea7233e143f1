import { isBlank, messageText } from './chatText.ts';
import { type ChatMessage, type Contact, type Conversations, currentUserId } from './contacts.ts';
import {
  nextDueAt,
  type PendingReply,
  replyDueAt,
  splitDue,
  timestampOf,
} from './pendingReplies.ts';
import { searchBy } from './search.ts';

/** What the message center starts from (§3, §4). */
export interface MessagesContent {
  readonly contacts: readonly Contact[];
  readonly conversations: Conversations;
  /** What each contact answers, by contact id. A contact without one never answers. */
  readonly autoReplies: Readonly<Record<string, string>>;
  /** When the demo takes place: an ISO 8601 instant. */
  readonly now: string;
}

/** A reply knows the conversation it belongs to, whichever is open when it arrives. */
interface PendingContactReply extends PendingReply {
  readonly contactId: string;
}

/** The message center (§4). */
export interface MessagesState {
  readonly autoReplies: MessagesContent['autoReplies'];
  /** With live unread counts; the conversation the member wrote in last comes first. */
  readonly contacts: readonly Contact[];
  readonly conversations: Conversations;
  /** What is typed and not sent, by contact id. */
  readonly drafts: Readonly<Record<string, string>>;
  /** The conversation on screen, or null: its replies are read as they arrive. */
  readonly openId: string | null;
  readonly pending: readonly PendingContactReply[];
  /** The latest time the message center was told, in milliseconds since 1970. */
  readonly now: number;
  /** Counts up for good, so that an id never comes twice. */
  readonly nextId: number;
}

/** What can happen in the message center. `now` is in milliseconds since 1970. */
export type MessagesAction =
  | { readonly type: 'opened'; readonly contactId: string; readonly now: number }
  /** No conversation is on screen any more. */
  | { readonly type: 'closed'; readonly now: number }
  | { readonly type: 'drafted'; readonly contactId: string; readonly text: string }
  /** Sends the contact's draft. */
  | { readonly type: 'sent'; readonly contactId: string; readonly now: number }
  /** Time passed. */
  | { readonly type: 'advanced'; readonly now: number };

/** The message center as it starts. */
export function initialMessages(content: MessagesContent): MessagesState {
  const { contacts, conversations, autoReplies, now } = content;
  return {
    autoReplies,
    contacts,
    conversations,
    drafts: {},
    openId: null,
    pending: [],
    now: Date.parse(now),
    nextId: 1,
  };
}

/** The message center's transitions (§4). Contacts it does not know change nothing. */
export function messagesReducer(state: MessagesState, action: MessagesAction): MessagesState {
  switch (action.type) {
    case 'opened': {
      const current = advance(state, action.now);
      if (current.openId === action.contactId || !knows(current, action.contactId)) return current;
      return opened(current, action.contactId);
    }
    case 'closed': {
      const current = advance(state, action.now);
      return current.openId === null ? current : { ...current, openId: null };
    }
    case 'drafted': {
      if (!knows(state, action.contactId)) return state;
      return { ...state, drafts: { ...state.drafts, [action.contactId]: action.text } };
    }
    case 'sent':
      return sent(state, action.contactId, action.now);
    case 'advanced':
      return advance(state, action.now);
  }
}

/** A contact's messages, oldest first. */
export function conversationWith(state: MessagesState, contactId: string): readonly ChatMessage[] {
  return state.conversations[contactId] ?? noMessages;
}

/** When the next reply is due, in milliseconds since 1970, or null. Dispatch `advanced` then. */
export function nextReplyDueAt({ pending }: MessagesState): number | null {
  return nextDueAt(pending);
}

/** Whether the contact is about to answer. */
export function isContactTyping({ pending }: MessagesState, contactId: string): boolean {
  return pending.some((reply) => reply.contactId === contactId);
}

/** The search by name or company (§2). */
export const searchContacts = searchBy<Contact>(({ name, company }) => [name, company]);

const noMessages: readonly ChatMessage[] = [];

function knows({ contacts }: MessagesState, contactId: string): boolean {
  return contacts.some(({ id }) => id === contactId);
}

function opened(state: MessagesState, contactId: string): MessagesState {
  return {
    ...state,
    openId: contactId,
    contacts: state.contacts.map((contact) =>
      contact.id === contactId && contact.unreadCount > 0
        ? { ...contact, unreadCount: 0 }
        : contact,
    ),
    conversations: {
      ...state.conversations,
      [contactId]: markRead(
        conversationWith(state, contactId),
        ({ senderId }) => senderId !== currentUserId,
      ),
    },
  };
}

function sent(state: MessagesState, contactId: string, time: number): MessagesState {
  const draft = state.drafts[contactId] ?? '';
  if (isBlank(draft) || !knows(state, contactId)) return state;
  const current = advance(state, time);
  const message: ChatMessage = {
    id: `message-${current.nextId}`,
    senderId: currentUserId,
    text: messageText(draft),
    timestamp: timestampOf(current.now),
    status: 'sent',
  };
  const isWrittenTo = ({ id }: Contact) => id === contactId;
  return {
    ...current,
    contacts: [
      ...current.contacts.filter(isWrittenTo),
      ...current.contacts.filter((contact) => !isWrittenTo(contact)),
    ],
    conversations: {
      ...current.conversations,
      [contactId]: [...conversationWith(current, contactId), message],
    },
    drafts: { ...current.drafts, [contactId]: '' },
    pending:
      current.autoReplies[contactId] === undefined
        ? current.pending
        : [
            ...current.pending,
            { contactId, messageId: message.id, dueAt: replyDueAt(current.now) },
          ],
    nextId: current.nextId + 1,
  };
}

function advance(state: MessagesState, time: number): MessagesState {
  const now = Math.max(state.now, time);
  const { due, later } = splitDue(state.pending, now);
  if (due.length === 0) return now === state.now ? state : { ...state, now };
  return due.reduce(deliver, { ...state, pending: later, now });
}

/** The contact has read everything up to the message they answer. */
function deliver(
  state: MessagesState,
  { contactId, messageId, dueAt }: PendingContactReply,
): MessagesState {
  const isOpen = state.openId === contactId;
  const messages = conversationWith(state, contactId);
  const answered = messages.findIndex(({ id }) => id === messageId);
  const reply: ChatMessage = {
    id: `message-${state.nextId}`,
    senderId: contactId,
    text: state.autoReplies[contactId] ?? '',
    timestamp: timestampOf(dueAt),
    status: isOpen ? 'read' : 'sent',
  };
  return {
    ...state,
    contacts: isOpen
      ? state.contacts
      : state.contacts.map((contact) =>
          contact.id === contactId ? { ...contact, unreadCount: contact.unreadCount + 1 } : contact,
        ),
    conversations: {
      ...state.conversations,
      [contactId]: [
        ...markRead(
          messages,
          ({ senderId }, index) => senderId === currentUserId && index <= answered,
        ),
        reply,
      ],
    },
    nextId: state.nextId + 1,
  };
}

function markRead(
  messages: readonly ChatMessage[],
  isRead: (message: ChatMessage, index: number) => boolean,
): readonly ChatMessage[] {
  return messages.map((message, index) =>
    message.status === 'sent' && isRead(message, index)
      ? { ...message, status: 'read' as const }
      : message,
  );
}
