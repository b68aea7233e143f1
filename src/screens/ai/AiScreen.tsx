import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ChatLog } from '#components/ChatLog.tsx';
import { Composer } from '#components/Composer.tsx';
import type { AiMessage } from '#domain/aiMessages.ts';
import { type ChatMessage, currentUserId } from '#domain/contacts.ts';
import { productName } from '#domain/product.ts';
import { AiHeader } from './AiHeader.tsx';
import { SuggestedQuestions } from './SuggestedQuestions.tsx';

type AiScreenProps = {
  /** Oldest first; the greeting is the first (§4). */
  messages: readonly AiMessage[];
  /** What is typed and not sent. */
  draft: string;
  /** Whether the assistant is writing an answer. */
  typing: boolean;
  /** Whether the member left before an answer came. */
  interrupted: boolean;
  /** Questions to start with, shown until the first one is asked. */
  suggestions: readonly string[];
  /** The present, for 'Today' and 'Yesterday': an ISO 8601 instant. */
  now: string;
  onDraftChange: (text: string) => void;
  onSend: () => void;
  /** A suggested question was chosen. */
  onAsk: (question: string) => void;
  onClear: () => void;
};

const assistant = `${productName} AI`;

/** The chat with the assistant (§2). */
export function AiScreen(props: AiScreenProps) {
  const { messages, draft, typing, interrupted, suggestions, now } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useMemo(() => messages.map(asChatMessage), [messages]);
  return (
    <Box data-fill-window sx={screenStyle}>
      <AiHeader title={assistant} onClear={props.onClear} />
      <ChatLog
        label={`Chat with ${assistant}`}
        messages={log}
        other={assistant}
        avatar={assistantAvatar}
        typing={typing}
        now={now}
      >
        {messages.length === 1 && (
          <SuggestedQuestions
            questions={suggestions}
            onAsk={(question) => {
              props.onAsk(question);
              // The questions go away, and focus with them.
              field.current?.focus();
            }}
          />
        )}
        {interrupted && (
          <Box component="p" sx={{ ml: 11, mt: 4, color: 'text.secondary', typography: 'body2' }}>
            You left before the answer came. Ask again and it will.
          </Box>
        )}
      </ChatLog>
      <Composer
        label={`Message ${assistant}`}
        value={draft}
        onChange={props.onDraftChange}
        onSend={props.onSend}
        inputRef={field}
      />
    </Box>
  );
}

function asChatMessage({ id, text, isUser, timestamp }: AiMessage): ChatMessage {
  return {
    id,
    text,
    timestamp,
    senderId: isUser ? currentUserId : 'assistant',
    status: 'read',
  };
}

const assistantAvatar = (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 32,
      height: 32,
      borderRadius: '50%',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    }}
  >
    <Sparkles size={17} />
  </Box>
);

const screenStyle = {
  flex: 1,
  // On a screen too low for all of it, the page scrolls rather than the log vanishing.
  minHeight: 260,
  display: 'flex',
  flexDirection: 'column',
} as const;
