import { createContext, type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import type { AiChatState } from '#domain/aiChat.ts';
import type { MessagesState } from '#domain/messages.ts';

/** Undefined until a member screen is first shown. */
type Kept<State> = readonly [State | undefined, Dispatch<SetStateAction<State | undefined>>];

/** Read and written through `useMessages`. */
export const MessagesContext = createContext<Kept<MessagesState> | undefined>(undefined);

/** Read and written through `useAiChat`. */
export const AiChatContext = createContext<Kept<AiChatState> | undefined>(undefined);

/**
 * Keeps both chats while the app is open, also when a member looks at a public page in between. It starts
 * empty, so that public pages do not load the demo's conversations.
 */
export function ChatProvider({ children }: { children: ReactNode }) {
  const messages = useState<MessagesState>();
  const aiChat = useState<AiChatState>();
  return (
    <MessagesContext value={messages}>
      <AiChatContext value={aiChat}>{children}</AiChatContext>
    </MessagesContext>
  );
}
