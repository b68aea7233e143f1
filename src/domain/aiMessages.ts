import { normalise } from './search.ts';

/** A message of the chat with the assistant (§3). */
export interface AiMessage {
  readonly id: string;
  readonly text: string;
  /** Whether the member wrote it; the assistant otherwise. */
  readonly isUser: boolean;
  /** An ISO 8601 instant. */
  readonly timestamp: string;
}

/** A topic the assistant has an answer to. */
interface CannedTopic {
  readonly id: string;
  /** Words or phrases that show a question is about the topic, in each form people write. */
  readonly keywords: readonly string[];
  readonly reply: string;
}

/** Everything the assistant can say (§4). */
export interface CannedReplies {
  readonly topics: readonly CannedTopic[];
  /** The answer when a question is about none of the topics. */
  readonly fallback: string;
}

/** Only letters and digits, a space before and after every word. */
function spaced(text: string): string {
  return ` ${normalise(text)
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

/** The words of every keyword found: 'career change' says more than 'career'. */
function score(question: string, { keywords }: CannedTopic): number {
  return keywords
    .map(spaced)
    .filter((keyword) => keyword.trim() !== '' && question.includes(keyword))
    .reduce((sum, keyword) => sum + keyword.trim().split(' ').length, 0);
}

/**
 * The assistant's answer to a question (§4): that of the topic whose keywords cover most of its
 * words, or the fallback. Keywords match whole words; the first topic wins between equals.
 */
export function cannedReply(question: string, { topics, fallback }: CannedReplies): string {
  const asked = spaced(question);
  let best = { score: 0, reply: fallback };
  for (const topic of topics) {
    const topicScore = score(asked, topic);
    if (topicScore > best.score) best = { score: topicScore, reply: topic.reply };
  }
  return best.reply;
}
