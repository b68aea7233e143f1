import { useEffect } from 'react';
import { demoClock } from '#app/demoClock.ts';
import { useAiChat } from '#app/useAiChat.ts';
import { suggestedQuestions } from '#demo/aiChat.ts';
import { isAssistantTyping } from '#domain/aiChat.ts';
import { timestampOf } from '#domain/pendingReplies.ts';
import { AiScreen } from '#screens/ai/AiScreen.tsx';

export function Component() {
  const [chat, dispatch] = useAiChat();
  useEffect(() => () => dispatch({ type: 'left', now: demoClock.now() }), [dispatch]);
  return (
    <AiScreen
      messages={chat.messages}
      draft={chat.draft}
      typing={isAssistantTyping(chat)}
      interrupted={chat.interrupted}
      suggestions={suggestedQuestions}
      now={timestampOf(chat.now)}
      onDraftChange={(text) => dispatch({ type: 'drafted', text })}
      onSend={() => dispatch({ type: 'sent', now: demoClock.now() })}
      onAsk={(question) => dispatch({ type: 'asked', question, now: demoClock.now() })}
      onClear={() => dispatch({ type: 'cleared', now: demoClock.now() })}
    />
  );
}
