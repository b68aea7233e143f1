import type { Location } from 'react-router-dom';

/**
 * What a page's scroll position is remembered by. The router calls every entry that a full load made
 * "default": an address typed, or a shared link to a section, would start where another page was left.
 */
export function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
