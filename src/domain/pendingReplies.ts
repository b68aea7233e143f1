import { simulatedReplyMs } from './timing.ts';

/** A reply that will arrive. */
export interface PendingReply {
  /** The message it answers. */
  readonly messageId: string;
  /** When it arrives, in milliseconds since 1970. */
  readonly dueAt: number;
}

/** When the reply to a message sent at `now` arrives (§9). */
export function replyDueAt(now: number): number {
  return now + simulatedReplyMs;
}

/** When the next reply arrives, or null when none is on its way. */
export function nextDueAt(pending: readonly PendingReply[]): number | null {
  return pending.reduce<number | null>(
    (next, { dueAt }) => (next === null ? dueAt : Math.min(next, dueAt)),
    null,
  );
}

/** The replies that have arrived by `now`, earliest first, and those still on their way. */
export function splitDue<Reply extends PendingReply>(
  pending: readonly Reply[],
  now: number,
): { readonly due: readonly Reply[]; readonly later: readonly Reply[] } {
  return {
    due: pending.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt - b.dueAt),
    later: pending.filter(({ dueAt }) => dueAt > now),
  };
}

/** Milliseconds since 1970 as a message's timestamp. */
export function timestampOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
