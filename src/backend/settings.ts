/** Where the hosted database is, and the public key to reach it with, as the build was given them. */
export type BackendSettings = {
  /** `VITE_SUPABASE_URL`, the project's address. */
  url: string | undefined;
  /** `VITE_SUPABASE_ANON_KEY`, the project's publishable (or older anon) key. */
  key: string | undefined;
};

/**
 * What is wrong with the settings, naming the variable and never showing a value; null where nothing is.
 * A build may use it to refuse a secret key before it is published.
 */
export function settingsProblem({ url, key }: BackendSettings): string | null {
  if (isBlank(url)) return 'VITE_SUPABASE_URL is not set';
  if (!isWebAddress(url)) return 'VITE_SUPABASE_URL is not an http or https address';
  if (isBlank(key)) return 'VITE_SUPABASE_ANON_KEY is not set';
  if (isSecretKey(key)) {
    return 'VITE_SUPABASE_ANON_KEY holds a secret key, which must never reach a browser: use the publishable key';
  }
  // It becomes a header, and these are the characters that both kinds of key are made of.
  if (!/^[\w.-]+$/.test(key)) return 'VITE_SUPABASE_ANON_KEY is malformed';
  return null;
}

function isBlank(value: string | undefined): value is undefined {
  return value === undefined || value.trim() === '';
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** A key that goes round row level security: `sb_secret_...`, or an older token for service_role. */
function isSecretKey(key: string): boolean {
  const trimmed = key.trim();
  return trimmed.startsWith('sb_secret_') || tokenRole(trimmed) === 'service_role';
}

function tokenRole(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : null;
  } catch {
    return null;
  }
}
