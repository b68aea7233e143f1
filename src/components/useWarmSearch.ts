import { useEffect } from 'react';

/** Items read at a time, a millisecond's worth. */
const portion = 50;
/** Lists up to here are read in an instant anyway. */
const shortList = 200;

/**
 * Lets a search read a long list while nothing else happens, so that the first keystroke need not wait
 * for it. `read` is called with one part of the list after another, in the order of the list.
 */
export function useWarmSearch<Item>(
  items: readonly Item[],
  read: (part: readonly Item[]) => void,
): void {
  useEffect(() => {
    if (items.length <= shortList) return;
    let next = 0;
    let cancel = () => {};
    const step = (timeLeft: () => number) => {
      while (next < items.length && timeLeft() > 1) {
        read(items.slice(next, next + portion));
        next += portion;
      }
      if (next < items.length) cancel = whenIdle(step);
    };
    cancel = whenIdle(step);
    return () => cancel();
  }, [items, read]);
}

/** Calls back when the browser has time, and says how much, in ms. Returns how to cancel. */
function whenIdle(step: (timeLeft: () => number) => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback((deadline) => step(() => deadline.timeRemaining()));
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + 6;
    step(() => end - performance.now());
  }, 16);
  return () => clearTimeout(id);
}
