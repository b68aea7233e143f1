import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import type { BetaOutcome } from '#domain/betaForm.ts';
import type { ContactOutcome, ContactRequest } from '#domain/contactForm.ts';
import { readableMessage } from './readableMessage.ts';
import { type BackendSettings, settingsProblem } from './settings.ts';

/** The two calls the product makes. Neither ever throws or rejects: every failure is an outcome. §7 */
export type Backend = {
  /** Fetches the database client ahead of the first call, say when a form gets the focus. */
  preload(): void;
  /** Puts an address on the beta waitlist. */
  registerForBeta(email: string): Promise<BetaOutcome>;
  /** Leaves a message for the team. */
  requestContact(request: ContactRequest): Promise<ContactOutcome>;
};

type Options = BackendSettings & {
  /** How long a call may take before it has failed, in milliseconds. Default: 10 seconds. */
  timeoutMs?: number;
  /** Runs before the client is made. The demo without a server starts what answers it. */
  prepare?: () => Promise<void>;
  /** Fetches the client library. A test gives its own to see it fail. */
  loadLibrary?: () => Promise<typeof import('@supabase/supabase-js')>;
};

/** Postgres: the row breaks a unique index. */
const uniqueViolation = '23505';

/**
 * The backend at `url`. Nothing happens before the first call or `preload`: pages render without a backend, and
 * without the client library. With unusable settings every call fails, and the console says why, once.
 */
export function createBackend({
  url,
  key,
  timeoutMs = 10_000,
  prepare,
  loadLibrary = () => import('@supabase/supabase-js'),
}: Options): Backend {
  let client: Promise<SupabaseClient> | undefined;
  let saidProblem = false;

  async function connect(): Promise<SupabaseClient> {
    const problem = settingsProblem({ url, key });
    if (url === undefined || key === undefined || problem !== null) {
      if (!saidProblem) console.error(`The forms cannot be sent: ${problem}.`);
      saidProblem = true;
      throw new Error('Unusable settings');
    }
    await prepare?.();
    const { createClient } = await loadLibrary();
    // Nobody signs in, so there is no session to keep, renew or find in an address.
    const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
    return createClient(url, key, { auth });
  }

  /** The client, made once. A failure is forgotten, so that the next call tries again. */
  function connected(): Promise<SupabaseClient> {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  /** Makes an insert. Resolves to null once the row is stored, and otherwise to why it is not. */
  async function attempt(insert: Insert): Promise<Failure | null> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const database = await Promise.race([connected(), rejectionAtAbort(signal)]);
      const { error, status } = await insert(database, signal);
      // Not `error === null` alone: an empty 404, as a gateway gives it, arrives as 204 without an error.
      if (error === null && status === 201) return null;
      // 0 is a request that never got an answer: the message is the browser's.
      return { code: error?.code, message: status === 0 ? null : readableMessage(error) };
    } catch {
      return { code: undefined, message: null };
    }
  }

  return {
    preload() {
      connected().catch(() => {
        // The call that needs the client tries again, and tells the person if that fails too.
      });
    },

    async registerForBeta(email) {
      const failure = await attempt((database, signal) =>
        database.from('beta_registrations').insert({ email }).abortSignal(signal),
      );
      if (failure === null) return 'registered';
      return failure.code === uniqueViolation ? 'duplicate' : 'failed';
    },

    async requestContact({ email, message }) {
      const failure = await attempt((database, signal) =>
        database.from('contact_requests').insert({ email, message }).abortSignal(signal),
      );
      if (failure === null) return { status: 'received' };
      return { status: 'failed', message: failure.message };
    },
  };
}

type Insert = (
  database: SupabaseClient,
  signal: AbortSignal,
) => PromiseLike<PostgrestSingleResponse<null>>;

type Failure = {
  code: string | undefined;
  /** The server's own sentence, if it is fit to be read. */
  message: string | null;
};

function rejectionAtAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
