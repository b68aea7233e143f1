import { formatRelativeDay } from './format.ts';

/** 'Today', 'Yesterday', or the date, which names its year only if it is not that of `nowIso`. */
export function formatShortDay(iso: string, nowIso: string): string {
  const year = new Date(nowIso).getUTCFullYear();
  return formatRelativeDay(iso, nowIso).replace(`, ${year}`, '');
}
