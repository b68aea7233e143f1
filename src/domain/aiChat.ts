import { type AiMessage, type CannedReplies, cannedReply } from './aiMessages.ts';
import { isBlank, messageText } from './chatText.ts';
import {
  nextDueAt,
  type PendingReply,
  replyDueAt,
  splitDue,
  timestampOf,
} from './pendingReplies.ts';

/** What the assistant can say. */
export interface AiChatContent {
  readonly greeting: AiMessage;
  readonly replies: CannedReplies;
}

/** An answer that is still being typed. */
interface PendingAnswer extends PendingReply {
  readonly text: string;
}

/** The chat with the assistant (§4). */
export interface AiChatState {
  readonly content: AiChatContent;
  /** Oldest first; the greeting is the first. */
  readonly messages: readonly AiMessage[];
  /** What is typed and not sent. */
  readonly draft: string;
  readonly pending: readonly PendingAnswer[];
  /** Whether the member left before an answer came: it will not come any more. */
  readonly interrupted: boolean;
  /** The latest time the chat was told, in milliseconds since 1970. */
  readonly now: number;
  /** Counts up for the whole life of the chat, so that an id never comes twice. */
  readonly nextId: number;
}

/** What can happen to the chat. `now` is in milliseconds since 1970. */
export type AiChatAction =
  | { readonly type: 'drafted'; readonly text: string }
  /** Sends the draft. */
  | { readonly type: 'sent'; readonly now: number }
  /** Sends a suggested question and leaves the draft alone. */
  | { readonly type: 'asked'; readonly question: string; readonly now: number }
  /** Back to the greeting. What is being typed stays. */
  | { readonly type: 'cleared'; readonly now: number }
  /** The member went to another screen. */
  | { readonly type: 'left'; readonly now: number }
  /** Time passed. */
  | { readonly type: 'advanced'; readonly now: number };

/** The chat as it starts: the greeting, and nothing typed. */
export function initialAiChat(content: AiChatContent): AiChatState {
  return {
    content,
    messages: [content.greeting],
    draft: '',
    pending: [],
    interrupted: false,
    now: Date.parse(content.greeting.timestamp),
    nextId: 1,
  };
}

/** The chat's transitions (§4). A reply never jumps ahead of what came before it. */
export function aiChatReducer(state: AiChatState, action: AiChatAction): AiChatState {
  switch (action.type) {
    case 'drafted':
      return { ...state, draft: action.text };
    case 'sent': {
      if (isBlank(state.draft)) return state;
      return { ...ask(state, state.draft, action.now), draft: '' };
    }
    case 'asked':
      return isBlank(action.question) ? state : ask(state, action.question, action.now);
    case 'cleared':
      return cleared(state, Math.max(state.now, action.now));
    case 'left': {
      const current = advance(state, action.now);
      if (current.pending.length === 0) return current;
      return { ...current, pending: [], interrupted: true };
    }
    case 'advanced':
      return advance(state, action.now);
  }
}

/** When the next answer is due, in milliseconds since 1970, or null. Dispatch `advanced` then. */
export function nextAnswerDueAt({ pending }: AiChatState): number | null {
  return nextDueAt(pending);
}

/** Whether the typing indicator shows (§4). */
export function isAssistantTyping({ pending }: AiChatState): boolean {
  return pending.length > 0;
}

function ask(state: AiChatState, question: string, time: number): AiChatState {
  const current = advance(state, time);
  const text = messageText(question);
  const message: AiMessage = {
    id: `ai-${current.nextId}`,
    text,
    isUser: true,
    timestamp: timestampOf(current.now),
  };
  return {
    ...current,
    messages: [...current.messages, message],
    pending: [
      ...current.pending,
      {
        messageId: message.id,
        dueAt: replyDueAt(current.now),
        text: cannedReply(text, current.content.replies),
      },
    ],
    interrupted: false,
    nextId: current.nextId + 1,
  };
}

/** The greeting is a message of its own each time, so that a screen reader says it again. */
function cleared(state: AiChatState, now: number): AiChatState {
  const greeting: AiMessage = {
    ...state.content.greeting,
    id: `${state.content.greeting.id}-${state.nextId}`,
    timestamp: timestampOf(now),
  };
  return {
    ...state,
    messages: [greeting],
    pending: [],
    interrupted: false,
    now,
    nextId: state.nextId + 1,
  };
}

function advance(state: AiChatState, time: number): AiChatState {
  const now = Math.max(state.now, time);
  const { due, later } = splitDue(state.pending, now);
  if (due.length === 0) return now === state.now ? state : { ...state, now };
  const answers = due.map(
    ({ text, dueAt }, index): AiMessage => ({
      id: `ai-${state.nextId + index}`,
      text,
      isUser: false,
      timestamp: timestampOf(dueAt),
    }),
  );
  return {
    ...state,
    messages: [...state.messages, ...answers],
    pending: later,
    now,
    nextId: state.nextId + due.length,
  };
}
