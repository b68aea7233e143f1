import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoHandlers } from './demoHandlers.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => server.resetHandlers(...demoHandlers()));
afterAll(() => server.close());

async function insert(table: string, row: unknown) {
  const response = await fetch(`https://demo.example/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  const body = await response.text();
  return [response.status, body === '' ? null : JSON.parse(body).code];
}

describe('the demo', () => {
  it('knows an address again, in whichever case', async () => {
    expect(await insert('beta_registrations', { email: 'ada@example.com' })).toEqual([201, null]);
    expect(await insert('beta_registrations', { email: 'ADA@example.com' })).toEqual([
      409,
      '23505',
    ]);
    expect(await insert('beta_registrations', { email: 'eve@example.com' })).toEqual([201, null]);
  });

  it('takes messages, as often as they come', async () => {
    for (const message of ['Hello', '', null]) {
      const row = { email: 'ada@example.com', message };
      expect(await insert('contact_requests', row)).toEqual([201, null]);
    }
  });

  it.each([
    ['beta_registrations', { email: 'ada' }],
    ['beta_registrations', { email: 7 }],
    ['beta_registrations', {}],
    ['beta_registrations', null],
    ['contact_requests', { email: '', message: 'Hello' }],
    ['contact_requests', { email: 'ada@example.com', message: 'x'.repeat(5001) }],
  ])('refuses what the database refuses in %s', async (table, row) => {
    expect(await insert(table, row)).toEqual([400, '23514']);
  });
});
