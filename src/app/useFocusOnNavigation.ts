import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { mainId } from '#components/SkipLink.tsx';

/**
 * After a navigation to another page, moves focus to its heading, so that a screen reader announces the
 * page and the keyboard goes on from there. Not on the first page, not for a change of search or section.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
