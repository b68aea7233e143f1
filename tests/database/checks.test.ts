import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, as, openDatabase } from './database.ts';

const allowed = 'allowed';
const notNull = '23502';
const duplicate = '23505';
const check = '23514';
/** Text that is no UTF-8. The API answers 22P05 for the same, because there it arrives as JSON. */
const notText = '22021';

let database: PGlite;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const addressOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe.each(['beta_registrations', 'contact_requests'])('the address in %s', (table) => {
  it.each<[string, string, string | null]>([
    [allowed, 'an ordinary address', 'ada@example.com'],
    [allowed, 'an address with a quote in it', `o'brien@example.com`],
    [allowed, 'letters outside ASCII', 'jörg@müller.example'],
    [allowed, 'three characters', 'a@b'],
    [allowed, '254 characters', addressOf(254)],
    [notNull, 'no value', null],
    [check, 'an empty text', ''],
    [check, 'two characters', 'a@'],
    [check, '255 characters', addressOf(255)],
    [check, 'a million characters', addressOf(1_000_000)],
    [check, 'no @ sign', 'ada.example.com'],
    [check, 'nothing before the @ sign', '@example.com'],
    [check, 'nothing after the @ sign', 'example.com@'],
    [check, 'a space', 'ada lovelace@example.com'],
    [check, 'a space before it', ' ada@example.com'],
    [check, 'a tab', 'ada\t@example.com'],
    [check, 'a line break inside', 'ada@example.com\nbcc:eve@example.com'],
    [check, 'a line break at its end', 'ada@example.com\n'],
    [check, 'a carriage return', 'ada@example.com\r'],
    [check, 'an escape character', 'ada\u001b[2J@example.com'],
    [check, 'a delete character', 'ada\u007f@example.com'],
    [check, 'a C1 control character', 'ada\u0085@example.com'],
    [check, 'a no-break space', 'ada\u00a0@example.com'],
    [check, 'an ideographic space', 'ada\u3000@example.com'],
    [check, 'a zero-width space', 'ada\u200b@example.com'],
    [check, 'a soft hyphen', 'ada\u00ad@example.com'],
    [check, 'a change of writing direction', 'ada\u202e@example.com'],
    [check, 'a line separator', 'ada\u2028@example.com'],
    [check, 'a byte order mark', '\ufeffada@example.com'],
    [notText, 'a NUL', 'ada\0@example.com'],
  ])('is %s for %s', async (expected, _what, email) => {
    const insert = `insert into public.${table} (email) values ($1)`;
    expect(await answerTo(database, 'anon', insert, [email])).toBe(expected);
  });
});

describe('the waitlist', () => {
  it.each([
    ['ada@example.com', 'ada@example.com', duplicate],
    ['ada@example.com', 'ADA@Example.COM', duplicate],
    ['Ada@Example.com', 'ada@example.com', duplicate],
    ['ada@example.com', 'ada@example.org', allowed],
    ['ada@example.com', 'ada+beta@example.com', allowed],
  ])('that holds %s answers %s with %s', async (first, second, expected) => {
    const insert = `insert into public.beta_registrations (email) values ($1)`;
    const answer = await as(database, 'anon', async (session) => {
      await session.query(insert, [first]);
      await session.query(insert, [second]);
      return allowed;
    }).catch((error: { code: string }) => error.code);
    expect(answer).toBe(expected);
  });
});

describe('a contact request', () => {
  const insert = `insert into public.contact_requests (email, message) values ($1, $2)`;

  it.each<[string, string, string | null]>([
    [allowed, 'no message', null],
    [allowed, 'an empty message', ''],
    [allowed, 'lines and tabs', 'Hello,\n\n\tis anybody there?\r\n'],
    [allowed, '5,000 characters', 'x'.repeat(5000)],
    [allowed, '5,000 characters of four bytes', '👋'.repeat(5000)],
    [check, '5,001 characters', 'x'.repeat(5001)],
    [notText, 'a NUL', 'a\0b'],
  ])('is %s with %s', async (expected, _what, message) => {
    expect(await answerTo(database, 'anon', insert, ['ada@example.com', message])).toBe(expected);
  });

  it('may come twice from one address', async () => {
    const answer = as(database, 'anon', async (session) => {
      await session.query(insert, ['ada@example.com', 'Hello']);
      await session.query(insert, ['ada@example.com', 'Hello again']);
      return allowed;
    });
    expect(await answer).toBe(allowed);
  });

  it.each([
    `'); drop table public.contact_requests; --`,
    '<script>alert(1)</script>',
    '{"$ne": null}',
    '\\x41 \\n %s $1',
    '  spaces around  ',
  ])('keeps "%s" as it was written', async (message) => {
    const stored = await as(database, 'anon', async (session) => {
      await session.query(insert, ['ada@example.com', message]);
      await session.exec('set local session authorization project_owner');
      const { rows } = await session.query('select message from public.contact_requests');
      return rows;
    });
    expect(stored).toEqual([{ message }]);
  });
});
