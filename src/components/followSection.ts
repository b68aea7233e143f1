import type { MouseEvent } from 'react';

/** Hands a plain click on a section's link to the app; a click for a new tab stays the browser's. */
export function followSection(event: MouseEvent, href: string, onSection: (href: string) => void) {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plain || !href.includes('#')) return;
  event.preventDefault();
  onSection(href);
}
