import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';

/** Every way in which the backend can answer a form. Stories are made from this list. */
export const backendScenarios = [
  'ok',
  'duplicate',
  'denied',
  'checkViolation',
  'serverMessage',
  'gatewayHtml',
  'empty404',
  'slow',
  'offline',
] as const;

/** One way in which the backend can answer. */
export type BackendScenario = (typeof backendScenarios)[number];

/** A table that a form inserts into. */
export type FormTable = 'beta_registrations' | 'contact_requests';

/** An error as PostgREST words it. */
export function postgrestError(
  status: number,
  code: string,
  message: string,
): HttpResponse<string> {
  return errorBody(status, { code, details: null, hint: null, message });
}

/** An insert's answer: 201 and nothing in it. */
export function inserted(): HttpResponse<null> {
  return new HttpResponse(null, { status: 201 });
}

/** A handler for inserts into a table, on whichever host the backend is. */
export function insertHandler(table: FormTable, resolver: HttpResponseResolver): RequestHandler {
  return http.post(`*/rest/v1/${table}`, resolver);
}

/** Handlers that answer the forms' inserts, as PostgREST and the network before it do in this scenario. */
export function backendHandlers(
  scenario: BackendScenario,
  tables: readonly FormTable[] = ['beta_registrations', 'contact_requests'],
): RequestHandler[] {
  return tables.map((table) => insertHandler(table, () => answers[scenario](table)));
}

const answers: Record<BackendScenario, (table: FormTable) => Response | Promise<Response>> = {
  ok: inserted,
  duplicate: (table) =>
    postgrestError(
      409,
      '23505',
      `duplicate key value violates unique constraint "${table}_email_key"`,
    ),
  denied: (table) =>
    postgrestError(401, '42501', `new row violates row-level security policy for table "${table}"`),
  checkViolation: (table) =>
    postgrestError(
      400,
      '23514',
      `new row for relation "${table}" violates check constraint "${table}_email_length"`,
    ),
  serverMessage: () =>
    errorBody(503, { message: 'We are doing maintenance. Please come back in an hour.' }),
  gatewayHtml: () =>
    HttpResponse.html(
      '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
      { status: 502 },
    ),
  empty404: () => new HttpResponse(null, { status: 404 }),
  slow: async () => {
    await delay('infinite');
    return inserted();
  },
  offline: () => HttpResponse.error(),
};

function errorBody(status: number, body: Record<string, string | null>): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
