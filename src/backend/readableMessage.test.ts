import { describe, expect, it } from 'vitest';
import { readableMessage } from './readableMessage.ts';

describe('readableMessage', () => {
  it.each([
    'We are doing maintenance. Please come back in an hour.',
    'new row violates row-level security policy for table "contact_requests"',
    'Too many requests: wait 30 seconds & try again',
    'Nous sommes fermés aujourd’hui 👋',
    'Messages must be < 5000 characters',
    'x'.repeat(200),
  ])('passes on "%s"', (message) => {
    expect(readableMessage({ message })).toBe(message);
  });

  it('drops the spaces around a message', () => {
    expect(readableMessage({ message: ' Closed today\n' })).toBe('Closed today');
  });

  it.each([
    ['an empty message', { message: '' }],
    ['a blank message', { message: ' \n ' }],
    ['a long message', { message: 'x'.repeat(201) }],
    ['several lines', { message: 'Sorry\nat line 2' }],
    ['a control character', { message: 'Sorry\u001b[2J' }],
    ['a page', { message: '<html><h1>502 Bad Gateway</h1></html>' }],
    ['a declaration', { message: '<!DOCTYPE html>' }],
    ['markup inside a sentence', { message: 'Sorry, <b>no</b>' }],
    ['an entity', { message: 'Sorry&nbsp;no' }],
    ['an object', { message: '{"error":"no"}' }],
    ['a list', { message: '[]' }],
    ['a quoted text', { message: '"no"' }],
    ['a failed request', { message: 'TypeError: Failed to fetch' }],
    ['an abort', { message: 'AbortError: signal is aborted without reason' }],
    ["a database's error", { message: 'error: relation does not exist' }],
    ['a place in a program', { message: 'failed at send (app.js:10:2)' }],
    ['a message that is no text', { message: { text: 'no' } }],
    ['no message', {}],
    ['a text instead of an error', 'Sorry'],
    ['a list instead of an error', []],
    ['nothing', null],
  ])('keeps back %s', (_what, error) => {
    expect(readableMessage(error)).toBeNull();
  });
});
