import type { RequestHandler } from 'msw';
import { messageMaxLength } from '#domain/contactForm.ts';
import { isPlausibleEmail } from '#domain/email.ts';
import { type FormTable, inserted, insertHandler, postgrestError } from './handlers.ts';

/**
 * Handlers for a demo without a database. They check a row as the database does, and know each address that
 * joined the waitlist until the page is closed, so that a second sign-up with it is a duplicate.
 */
export function demoHandlers(): RequestHandler[] {
  const registered = new Set<string>();

  return [
    insertHandler('beta_registrations', async ({ request }) => {
      const row = readRow(await request.json());
      if (row === null) return refusedRow('beta_registrations', 'email_at_sign');
      const address = row.email.toLowerCase();
      if (registered.has(address)) {
        return postgrestError(
          409,
          '23505',
          'duplicate key value violates unique constraint "beta_registrations_email_key"',
        );
      }
      registered.add(address);
      return inserted();
    }),
    insertHandler('contact_requests', async ({ request }) => {
      const row = readRow(await request.json());
      if (row === null) return refusedRow('contact_requests', 'email_at_sign');
      if (row.message.length > messageMaxLength) {
        return refusedRow('contact_requests', 'message_length');
      }
      return inserted();
    }),
  ];
}

/** The row in a request's body, or null where its address is missing or would be refused. */
function readRow(body: unknown): { email: string; message: string } | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  const { email } = body;
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return typeof email === 'string' && isPlausibleEmail(email) ? { email, message } : null;
}

function refusedRow(table: FormTable, constraint: string) {
  return postgrestError(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${constraint}"`,
  );
}
