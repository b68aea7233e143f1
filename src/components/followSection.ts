import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick.ts';

/** Hands a plain click on a section's link to the app; a click for a new tab stays the browser's. */
export function followSection(event: MouseEvent, href: string, onSection: (href: string) => void) {
  if (!isPlainClick(event) || !href.includes('#')) return;
  event.preventDefault();
  onSection(href);
}
