import { expect, it } from 'vitest';
import { messagesPath } from './messagesPath.ts';

it.each([
  ['', '', '/messages'],
  ['ana', '', '/messages?contact=ana'],
  ['', 'a&b=c', '/messages?q=a%26b%3Dc'],
  ['ana', 'salt', '/messages?contact=ana&q=salt'],
])('the address of conversation %j with search %j is %s', (contact, query, path) => {
  expect(messagesPath(contact, query)).toBe(path);
});
