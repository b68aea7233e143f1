/** Where time comes from: the browser, the demo's clock, or a test. */
export interface Clock {
  /** The present, in milliseconds since 1970. It never goes back. */
  readonly now: () => number;
  /** Calls back once, after `delay` milliseconds or a little more. The result cancels it. */
  readonly after: (delay: number, callback: () => void) => () => void;
}

/**
 * Rings once at `dueAt` and says what time it is then, never earlier than `dueAt`: timers may fire a
 * fraction of a millisecond before their time. Returns the way to switch it off.
 */
export function startAlarm(clock: Clock, dueAt: number, ring: (now: number) => void): () => void {
  return clock.after(Math.max(0, dueAt - clock.now()), () => ring(Math.max(dueAt, clock.now())));
}
