import { useCallback, useContext } from 'react';
import { aiGreeting, aiReplies } from '#demo/aiChat.ts';
import {
  type AiChatAction,
  type AiChatState,
  aiChatReducer,
  initialAiChat,
  nextAnswerDueAt,
} from '#domain/aiChat.ts';
import { AiChatContext } from './ChatProvider.tsx';
import { useAlarm } from './useAlarm.ts';

const initial = initialAiChat({ greeting: aiGreeting, replies: aiReplies });

/** The chat with the assistant while its screen is shown, and the way to act on it (§4). */
export function useAiChat(): readonly [AiChatState, (action: AiChatAction) => void] {
  const context = useContext(AiChatContext);
  if (!context) throw new Error('useAiChat needs a ChatProvider above it.');
  const [state = initial, setState] = context;
  const dispatch = useCallback(
    (action: AiChatAction) => setState((current = initial) => aiChatReducer(current, action)),
    [setState],
  );
  const advance = useCallback((now: number) => dispatch({ type: 'advanced', now }), [dispatch]);
  useAlarm(nextAnswerDueAt(state), advance);
  return [state, dispatch];
}
