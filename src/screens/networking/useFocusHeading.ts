import { type RefObject, useEffect, useRef } from 'react';

/**
 * When another view takes the place of the one before, moves focus to its heading: the link that was
 * followed is gone, and a screen reader should say what came instead. Give the ref to what holds the views.
 */
export function useFocusHeading(view: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading = holder.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
  return holder;
}
