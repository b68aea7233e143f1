import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendScenario, backendHandlers, backendScenarios } from '#mocks/handlers.ts';
import { createBackend } from './backend.ts';

const settings = { url: 'https://project.supabase.test', key: 'sb_publishable_test' };
const request = { email: 'ada@example.com', message: 'Hello' };
const general = { status: 'failed', message: null };

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  // So that no short timeout below is spent on reading the library from the disk.
  await import('@supabase/supabase-js');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answering = (answer: () => Response | Promise<Response>): RequestHandler[] => [
  http.post(`${settings.url}/rest/v1/beta_registrations`, answer),
  http.post(`${settings.url}/rest/v1/contact_requests`, answer),
];

describe('the two calls', () => {
  it('send exactly the form as JSON, with the key, and keep no session', async () => {
    const seen: { path: string; body: unknown; key: string | null; prefer: string | null }[] = [];
    server.use(
      http.post('*/rest/v1/:table', async ({ request }) => {
        seen.push({
          path: new URL(request.url).pathname + new URL(request.url).search,
          body: await request.json(),
          key: request.headers.get('apikey'),
          prefer: request.headers.get('prefer'),
        });
        return new HttpResponse(null, { status: 201 });
      }),
    );
    const backend = createBackend(settings);
    expect(await backend.registerForBeta('ada@example.com')).toBe('registered');
    expect(await backend.requestContact(request)).toEqual({ status: 'received' });
    // No `return=representation`: the visitor may not read the row back.
    expect(seen).toEqual([
      {
        path: '/rest/v1/beta_registrations',
        body: { email: 'ada@example.com' },
        key: settings.key,
        prefer: null,
      },
      { path: '/rest/v1/contact_requests', body: request, key: settings.key, prefer: null },
    ]);
  });
});

describe('in every scenario', () => {
  const expected: Record<BackendScenario, [beta: string, contact: object]> = {
    ok: ['registered', { status: 'received' }],
    duplicate: [
      'duplicate',
      {
        status: 'failed',
        message: 'duplicate key value violates unique constraint "contact_requests_email_key"',
      },
    ],
    denied: [
      'failed',
      {
        status: 'failed',
        message: 'new row violates row-level security policy for table "contact_requests"',
      },
    ],
    checkViolation: [
      'failed',
      {
        status: 'failed',
        message:
          'new row for relation "contact_requests" violates check constraint "contact_requests_email_length"',
      },
    ],
    serverMessage: [
      'failed',
      { status: 'failed', message: 'We are doing maintenance. Please come back in an hour.' },
    ],
    gatewayHtml: ['failed', general],
    empty404: ['failed', general],
    slow: ['failed', general],
    offline: ['failed', general],
  };

  it.each(backendScenarios)('%s', async (scenario) => {
    server.use(...backendHandlers(scenario));
    const backend = createBackend(scenario === 'slow' ? { ...settings, timeoutMs: 30 } : settings);
    const [beta, contact] = expected[scenario];
    expect(await backend.registerForBeta('ada@example.com')).toBe(beta);
    expect(await backend.requestContact(request)).toEqual(contact);
  });
});

describe('an answer that is no success', () => {
  const json = (status: number, body: string) => () =>
    new HttpResponse(body, { status, headers: { 'content-type': 'application/json' } });
  const page = '<!DOCTYPE html><title>No</title>';

  it.each<[string, () => Response | Promise<Response>, string | null]>([
    ['200 with nothing', () => new HttpResponse(null, { status: 200 }), null],
    ['200 with a page', () => HttpResponse.html(page), null],
    ['200 with a row', json(200, '[{"id":1}]'), null],
    ['201 with a page', () => HttpResponse.html(page, { status: 201 }), null],
    ['201 with broken JSON', json(201, '{"id":'), null],
    ['202 with nothing', () => new HttpResponse(null, { status: 202 }), null],
    ['204', () => new HttpResponse(null, { status: 204 }), null],
    ['400 with broken JSON', json(400, '{"message":"No'), null],
    ['400 with nothing', () => new HttpResponse(null, { status: 400 }), null],
    ['400 with a message', json(400, '{"message":"Invalid text","code":"22P05"}'), 'Invalid text'],
    ['401 with a message', json(401, '{"message":"Invalid API key"}'), 'Invalid API key'],
    ['403 with an empty object', json(403, '{}'), null],
    ['404 with nothing', () => new HttpResponse(null, { status: 404 }), null],
    ['404 with an empty list', json(404, '[]'), null],
    ['404 with a message', json(404, '{"code":"PGRST205","message":"No table"}'), 'No table'],
    ['409 with nothing', () => new HttpResponse(null, { status: 409 }), null],
    ['409 with another code', json(409, '{"code":"23503","message":"No such row"}'), 'No such row'],
    ['413 with a page', () => HttpResponse.html(page, { status: 413 }), null],
    ['429 with plain text', () => HttpResponse.text('Slow down', { status: 429 }), 'Slow down'],
    ['500 with a list', json(500, '["no"]'), null],
    ['500 with null', json(500, 'null'), null],
    ['500 with a text', json(500, '"no"'), null],
    ['500 with a message that is no text', json(500, '{"message":{"a":1}}'), null],
    ['500 with a stack', json(500, '{"message":"Error: no\\n  at a.js:1:2"}'), null],
    ['502 with a page', () => HttpResponse.html(page, { status: 502 }), null],
    ['503 with nothing', () => new HttpResponse(null, { status: 503 }), null],
    [
      '504 with plain text',
      () => HttpResponse.text('Gateway timeout', { status: 504 }),
      'Gateway timeout',
    ],
    ['a dropped connection', () => HttpResponse.error(), null],
    [
      'a connection dropped half-way',
      () =>
        new HttpResponse(
          new ReadableStream({
            start: (controller) => controller.error(new Error('connection reset')),
          }),
          { status: 201 },
        ),
      null,
    ],
  ])('is a failure: %s', async (_what, answer, message) => {
    server.use(...answering(answer));
    const backend = createBackend(settings);
    expect(await backend.registerForBeta('ada@example.com')).toBe('failed');
    expect(await backend.requestContact(request)).toEqual({ status: 'failed', message });
  });

  it('is a failure when it takes too long, and the request is given up', async () => {
    const aborted: boolean[] = [];
    server.use(
      http.post('*/rest/v1/contact_requests', async ({ request }) => {
        request.signal.addEventListener('abort', () => aborted.push(true));
        await delay('infinite');
      }),
    );
    const backend = createBackend({ ...settings, timeoutMs: 300 });
    expect(await backend.requestContact(request)).toEqual(general);
    await vi.waitFor(() => expect(aborted).toEqual([true]));
  });

  it("is no success, and the browser's words for it are kept back, when no request can be made", async () => {
    const offline = Object.assign(new Error('The connection appears to be offline'), {
      name: 'Oops',
    });
    vi.stubGlobal('fetch', () => Promise.reject(offline));
    const outcome = await createBackend(settings).requestContact(request);
    vi.unstubAllGlobals();
    expect(outcome).toEqual(general);
  });

  it('is never asked for twice', async () => {
    let requests = 0;
    server.use(
      ...answering(() => {
        requests += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    await createBackend(settings).registerForBeta('ada@example.com');
    expect(requests).toBe(1);
  });
});

describe('the client library', () => {
  const library = () => import('@supabase/supabase-js');

  it('is fetched by the first call or by preload, and only once', async () => {
    server.use(...backendHandlers('ok'));
    const loadLibrary = vi.fn(library);
    const backend = createBackend({ ...settings, loadLibrary });
    expect(loadLibrary).not.toHaveBeenCalled();
    backend.preload();
    backend.preload();
    expect(await backend.registerForBeta('ada@example.com')).toBe('registered');
    expect(await backend.requestContact(request)).toEqual({ status: 'received' });
    expect(loadLibrary).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after it could not be fetched', async () => {
    server.use(...backendHandlers('ok'));
    const loadLibrary = vi
      .fn(library)
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const backend = createBackend({ ...settings, loadLibrary });
    expect(await backend.requestContact(request)).toEqual(general);
    expect(await backend.requestContact(request)).toEqual({ status: 'received' });
  });

  it('may fail in preload without anybody noticing', async () => {
    server.use(...backendHandlers('ok'));
    const loadLibrary = vi.fn(library).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const backend = createBackend({ ...settings, loadLibrary });
    backend.preload();
    await vi.waitFor(async () =>
      expect(await backend.registerForBeta('ada@example.com')).toBe('registered'),
    );
  });

  it('takes too long like a request', async () => {
    const loadLibrary = () => new Promise<never>(() => {});
    const backend = createBackend({ ...settings, loadLibrary, timeoutMs: 30 });
    expect(await backend.registerForBeta('ada@example.com')).toBe('failed');
  });

  it('may throw whatever it likes', async () => {
    const loadLibrary = () => {
      throw 'no';
    };
    const backend = createBackend({ ...settings, loadLibrary });
    expect(await backend.registerForBeta('ada@example.com')).toBe('failed');
    expect(await backend.requestContact(request)).toEqual(general);
  });
});

describe('unusable settings', () => {
  const secret = 'sb_secret_0123456789';
  const said = vi.spyOn(console, 'error');
  beforeEach(() => {
    said.mockReset().mockImplementation(() => {});
  });
  afterAll(() => said.mockRestore());

  it.each([
    ['VITE_SUPABASE_URL', { ...settings, url: undefined }],
    ['VITE_SUPABASE_URL', { ...settings, url: '' }],
    ['VITE_SUPABASE_URL', { ...settings, url: 'not an address' }],
    ['VITE_SUPABASE_ANON_KEY', { ...settings, key: undefined }],
    ['VITE_SUPABASE_ANON_KEY', { ...settings, key: secret }],
  ])('make every call fail, and the console names %s once', async (variable, unusable) => {
    const loadLibrary = vi.fn(() => import('@supabase/supabase-js'));
    const backend = createBackend({ ...unusable, loadLibrary });
    expect(said).not.toHaveBeenCalled();
    backend.preload();
    expect(await backend.registerForBeta('ada@example.com')).toBe('failed');
    expect(await backend.requestContact(request)).toEqual(general);
    expect(said.mock.calls).toEqual([[expect.stringContaining(variable)]]);
    expect(said.mock.calls.join()).not.toContain(secret);
    expect(loadLibrary).not.toHaveBeenCalled();
  });
});
