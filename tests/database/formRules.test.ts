import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betaFormReducer, betaFormRequest, initialBetaForm } from '#domain/betaForm.ts';
import {
  contactFormReducer,
  contactFormRequest,
  initialContactForm,
  messageMaxLength,
} from '#domain/contactForm.ts';
import { emailMaxLength } from '#domain/email.ts';
import { answerTo, openDatabase } from './database.ts';

let database: PGlite;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Any code unit, halves of surrogate pairs too; the ones that make trouble come up often. */
const unit = fc.oneof(
  {
    arbitrary: fc.constantFrom('a', 'B', '.', "'", '"', '\\', '%', '_', 'ß', 'İ', '👋'),
    weight: 6,
  },
  { arbitrary: fc.integer({ min: 0, max: 0x2fff }).map((n) => String.fromCharCode(n)), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)), weight: 1 },
  {
    arbitrary: fc.constantFrom('\0', ' ', '\n', '\u00ad', '\u180e', '\u200b', '\ufeff'),
    weight: 1,
  },
);
const part = fc.string({ unit, maxLength: 6 });
const longPart = fc
  .tuple(fc.constantFrom('a', '👋', 'ß'), fc.nat(emailMaxLength + 10))
  .map(([letter, length]) => letter.repeat(length));
const address = fc
  .tuple(
    fc.oneof(part, longPart),
    fc.constantFrom('@', '@', '@', '', '@@'),
    fc.oneof(part, longPart),
  )
  .map((parts) => parts.join(''));
const message = fc.oneof(
  fc.string({ unit, maxLength: 30 }),
  fc
    .tuple(fc.constantFrom('x', '👋', '\n'), fc.integer({ min: 4990, max: messageMaxLength + 10 }))
    .map(([letter, length]) => letter.repeat(length)),
);

it('stores every address that the beta form sends', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(address, async (email) => {
      const state = betaFormReducer(initialBetaForm, { type: 'changed', email });
      const request = betaFormRequest(state);
      if (request === null) return;
      sent += 1;
      const insert = 'insert into public.beta_registrations (email) values ($1)';
      expect(await answerTo(database, 'anon', insert, [request])).toBe('allowed');
    }),
    { numRuns: 400 },
  );
  expect(sent).toBeGreaterThan(50);
});

it('stores every request that the contact form sends', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      const filled = [
        { type: 'changed', field: 'email', value: 'ada@example.com' } as const,
        { type: 'changed', field: 'message', value: text } as const,
      ].reduce(contactFormReducer, initialContactForm);
      const request = contactFormRequest(filled);
      if (request === null) return;
      sent += 1;
      const insert = 'insert into public.contact_requests (email, message) values ($1, $2)';
      const values = [request.email, request.message];
      expect(await answerTo(database, 'anon', insert, values)).toBe('allowed');
    }),
    { numRuns: 200 },
  );
  expect(sent).toBeGreaterThan(50);
});

it('sends no address with a character that the database refuses', async () => {
  // One query for the whole first plane: which characters do the table's checks refuse?
  const { rows } = await database.query<{ refused: number }>(`
    select code as refused from generate_series(1, 65535) as code
    where code not between 55296 and 57343
      and 'a' || chr(code) || 'b@example.com' ~ (
        select substring(pg_get_constraintdef(oid) from '''(.*)''') from pg_constraint
        where conname = 'beta_registrations_email_visible'
      )
  `);
  expect(rows.length).toBeGreaterThan(60);
  for (const { refused } of rows) {
    const email = `a${String.fromCharCode(refused)}b@example.com`;
    const state = betaFormReducer(initialBetaForm, { type: 'changed', email });
    expect(betaFormRequest(state), `U+${refused.toString(16)}`).toBeNull();
  }
});
