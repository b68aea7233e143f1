import type { ReactNode } from 'react';
import type { UrlFields } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';

type InAddressProps<State> = {
  fields: UrlFields<State>;
  children: (state: State, change: (change: Partial<State>) => void) => ReactNode;
};

/** Keeps a screen's state in the (story's own) address, with the app's hook: what typing costs includes it. */
export function InAddress<State extends Record<string, string>>({
  fields,
  children,
}: InAddressProps<State>) {
  const [state, change] = useUrlState(fields);
  return children(state, change);
}
