import { demoNow } from '#demo/now.ts';
import type { Clock } from '#domain/alarm.ts';

const start = Date.parse(demoNow);

/**
 * The time in the demo: it begins at `demoNow` when the app is opened and runs as fast as ours, so that
 * a member's own messages follow those of the demo. Whoever sets their computer's clock does not move it.
 */
export const demoClock: Clock = {
  now: () => start + performance.now(),
  after: (delay, callback) => {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
