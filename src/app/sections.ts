import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routes } from '#domain/routes.ts';
import { contactScrollDelayMs } from '#domain/timing.ts';

type SectionState = { section: string };

function hasSection(state: unknown): state is SectionState {
  return typeof state === 'object' && state !== null && 'section' in state;
}

/**
 * Goes to a section of the landing page ("/#contact"): to "/" first, then smoothly to the section (§2).
 * The section travels in the history state, so that the address stays "/", as specified, and a fresh
 * call scrolls again even when the page is already there.
 */
export function useGoToSection(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (href) => {
    const section = href.split('#')[1] ?? '';
    // A page that is already shown must not jump to its top before it scrolls.
    navigate(routes.home, { state: { section }, preventScrollReset: pathname === routes.home });
  };
}

/** On the landing page: scrolls to the section that was asked for, about 100 ms after it is shown (§9). */
export function useScrollToSection() {
  const location = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    // Back, Forward and a reload keep their own scroll position.
    if (navigationType === 'POP' || !hasSection(location.state)) return;
    const { section } = location.state;
    const timer = setTimeout(() => {
      const target = document.getElementById(section);
      if (!target) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
      const heading = target.querySelector('h2') ?? target;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }, contactScrollDelayMs);
    return () => clearTimeout(timer);
  }, [location, navigationType]);
}
