import { useCallback, useContext } from 'react';
import { autoReplies, contacts } from '#demo/contacts.ts';
import { conversations } from '#demo/conversations.ts';
import { demoNow } from '#demo/now.ts';
import {
  initialMessages,
  type MessagesAction,
  type MessagesState,
  messagesReducer,
  nextReplyDueAt,
} from '#domain/messages.ts';
import { totalUnread } from '#domain/unread.ts';
import { MessagesContext } from './ChatProvider.tsx';
import { useAlarm } from './useAlarm.ts';

const initial = initialMessages({ contacts, conversations, autoReplies, now: demoNow });

/** The member's direct messages, and the way to act on them. Nothing is stored or sent (§4). */
export function useMessages(): readonly [MessagesState, (action: MessagesAction) => void] {
  const context = useContext(MessagesContext);
  if (!context) throw new Error('useMessages needs a ChatProvider above it.');
  const [state = initial, setState] = context;
  const dispatch = useCallback(
    (action: MessagesAction) => setState((current = initial) => messagesReducer(current, action)),
    [setState],
  );
  return [state, dispatch];
}

/**
 * For the layout of all member screens, once: lets replies arrive whichever screen is shown, and says how
 * many messages are not opened.
 */
export function useArrivingMessages(): number {
  const [state, dispatch] = useMessages();
  const advance = useCallback((now: number) => dispatch({ type: 'advanced', now }), [dispatch]);
  useAlarm(nextReplyDueAt(state), advance);
  return totalUnread(state.contacts);
}
