import type { MouseEvent } from 'react';

/** Whether a click on a link is for this page; with a modifier or another button it opens a new one. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
