import { useEffect } from 'react';
import { startAlarm } from '#domain/alarm.ts';
import { demoClock } from './demoClock.ts';

/**
 * One timer for whatever is due next, in milliseconds since 1970, or none for null. `ring` has to keep its
 * identity between renders.
 */
export function useAlarm(dueAt: number | null, ring: (now: number) => void) {
  useEffect(() => (dueAt === null ? undefined : startAlarm(demoClock, dueAt, ring)), [dueAt, ring]);
}
