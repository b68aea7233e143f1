import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readUrlState, type UrlFields, writeUrlState } from './urlState.ts';

/** How long typing must rest before the address follows, in ms. The first letter after a rest is written at once. */
const restMs = 200;
/** The longest the address stays behind while typing goes on, in ms. */
const mostBehindMs = 2000;

const nothing: readonly never[] = [];

/**
 * A page's search text, filters and tabs, kept in the address (§2): a reload, a shared link and Back
 * bring them back.
 *
 * The state is ahead, the address follows: a change shows at once, and typing never waits for the
 * router. Changes replace the history entry; those of the keys in `push` (tabs) make a new one.
 *
 * Define `fields` and `push` outside the component.
 */
export function useUrlState<State extends Record<string, string>>(
  fields: UrlFields<State>,
  push: readonly (keyof State)[] = nothing,
): readonly [State, (change: Partial<State>) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const [state, setState] = useState(() =>
    readUrlState(fields, new URLSearchParams(location.search)),
  );

  const latest = useRef({ state, location, navigate });
  /** What we wrote and have not seen arrive yet. Anything else in the address is somebody's link or Back. */
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastWrite = useRef(Number.NEGATIVE_INFINITY);

  const write = useCallback(
    (replace: boolean) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      lastWrite.current = performance.now();
      const { state, location, navigate } = latest.current;
      const next = say(writeUrlState(fields, state, new URLSearchParams(location.search)));
      if (next === (written.current.at(-1) ?? location.search)) return;
      written.current.push(next);
      navigate(
        { search: next, hash: location.hash },
        { replace, preventScrollReset: true, state: location.state },
      );
    },
    [fields],
  );

  const change = useCallback(
    (part: Partial<State>) => {
      const before = latest.current.state;
      const next = { ...before, ...part };
      latest.current.state = next;
      setState(next);
      if (push.some((key) => next[key] !== before[key])) {
        write(false);
        return;
      }
      // Not with every letter: each write makes every link on the page look where it is, and browsers
      // refuse too many in a row (Safari: 100).
      const now = performance.now();
      const sinceWrite = now - lastWrite.current;
      if (timer.current === undefined && sinceWrite > restMs) {
        write(true);
        return;
      }
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(true), Math.min(restMs, mostBehindMs - sinceWrite));
    },
    [push, write],
  );

  useEffect(() => {
    latest.current.location = location;
    latest.current.navigate = navigate;
    const own = written.current.indexOf(location.search);
    if (own >= 0) {
      written.current.splice(0, own + 1);
      return;
    }
    // Back, Forward or a link: the address leads.
    const asked = readUrlState(fields, new URLSearchParams(location.search));
    clearTimeout(timer.current);
    timer.current = undefined;
    written.current = [];
    const shown = latest.current.state;
    if (Object.keys(fields).every((key) => asked[key] === shown[key])) return;
    latest.current.state = asked;
    setState(asked);
  }, [location, navigate, fields]);

  // Layout: gone before the field is, whose removal may fire a last focusout.
  useLayoutEffect(() => {
    // Whoever leaves the field is about to go somewhere: the entry they leave says what they saw.
    const flush = () => {
      if (timer.current !== undefined) write(true);
    };
    document.addEventListener('focusout', flush);
    return () => {
      document.removeEventListener('focusout', flush);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [write]);

  return [state, change];
}

function say(search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
