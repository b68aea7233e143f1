/** How each value of a page's state is read from its search parameter; `null` when it is not there. */
export type UrlFields<State> = {
  readonly [Key in keyof State]: (value: string | null) => State[Key];
};

/** For `UrlFields`: text as it stands, '' when there is none. */
export function parseText(value: string | null): string {
  return value ?? '';
}

/** The state an address asks for. Values that make no sense fall back as their parser says (§2). */
export function readUrlState<State extends Record<string, string>>(
  fields: UrlFields<State>,
  search: URLSearchParams,
): State {
  const entries = Object.entries(fields).map(([key, parse]) => [key, parse(search.get(key))]);
  return Object.fromEntries(entries) as State;
}

/**
 * The search parameters that say `state`: what is as it would be anyway is left out, so that addresses
 * stay short; parameters of others stay.
 */
export function writeUrlState<State extends Record<string, string>>(
  fields: UrlFields<State>,
  state: NoInfer<State>,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of Object.keys(fields)) {
    const value = state[key] ?? '';
    const parse = fields[key];
    if (parse && value === parse(null)) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
