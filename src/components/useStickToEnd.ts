import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from its end a log still counts as being at its end, in px. */
const tolerance = 32;

type Newest = {
  id: string | undefined;
  /** The member's own message comes into view wherever they were. */
  own: boolean;
  /** Whether it is the only one: then it is read from its beginning. */
  only: boolean;
};

/**
 * Keeps the newest message of a log in view, also while the window, the composer or the log's content
 * changes size, unless the reader has scrolled up.
 */
export function useStickToEnd(newest: Newest) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const shownId = useRef<string | undefined>(undefined);
  const [atEnd, setAtEnd] = useState(true);

  const { id, own, only } = newest;
  const goToEnd = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    following.current = true;
    setAtEnd(true);
    box.scrollTop = only ? 0 : box.scrollHeight;
  }, [only]);

  useLayoutEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    if (own || only || following.current) goToEnd();
  }, [id, own, only, goToEnd]);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const sizes = new ResizeObserver(() => {
      if (following.current) goToEnd();
    });
    sizes.observe(box);
    sizes.observe(inner);
    const onScroll = () => {
      following.current = !only && box.scrollHeight - box.scrollTop - box.clientHeight <= tolerance;
      setAtEnd(only || following.current);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [goToEnd, only]);

  return { scroller, content, atEnd, goToEnd };
}
