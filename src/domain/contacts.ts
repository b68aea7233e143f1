/** Whether a contact is there now (§4): a green, yellow or gray dot. */
export type Presence = 'online' | 'away' | 'offline';

/** Someone the member exchanges messages with (§3). */
export interface Contact {
  readonly id: string;
  readonly name: string;
  /** A seed for the avatar's colour; the initials come from the name. */
  readonly avatar: string;
  readonly title: string;
  readonly company: string;
  readonly status: Presence;
  /** Messages from the contact that the member has not opened. */
  readonly unreadCount: number;
  /** When the contact was last there: an ISO 8601 instant. */
  readonly lastSeen: string;
}

/** The sender of the member's own messages (§3). */
export const currentUserId = 'current-user';

/** How far a message has come (§3): sent, or read by the one it was sent to. */
export type MessageStatus = 'sent' | 'read';

/** A direct message (§3). */
export interface ChatMessage {
  readonly id: string;
  /** `currentUserId` for the member, otherwise the contact's id. */
  readonly senderId: string;
  readonly text: string;
  /** An ISO 8601 instant. */
  readonly timestamp: string;
  readonly status: MessageStatus;
}

/** Conversations by contact id, oldest message first. */
export type Conversations = Readonly<Record<string, readonly ChatMessage[]>>;
