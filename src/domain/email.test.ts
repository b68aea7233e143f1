import { describe, expect, it } from 'vitest';
import { emailMaxLength, isPlausibleEmail } from './email.ts';

describe('isPlausibleEmail', () => {
  it.each(['ada@example.com', 'a@b', "o'brien+beta@example.co.uk", 'jörg@müller.example', 'a@b@c'])(
    'accepts %s',
    (email) => {
      expect(isPlausibleEmail(email)).toBe(true);
    },
  );

  it.each([
    ['nothing', ''],
    ['no @ sign', 'ada.example.com'],
    ['only an @ sign', '@'],
    ['nothing before the @ sign', '@example.com'],
    ['nothing after the @ sign', 'ada@'],
    ['a space', 'ada lovelace@example.com'],
    ['a line break', 'ada@example.com\nbcc:eve@example.com'],
    ['a NUL', 'ada\0@example.com'],
    ['a zero-width space', 'ada\u200b@example.com'],
    ['a change of writing direction', 'ada\u202e@example.com'],
    ['half of a surrogate pair', 'ada\ud83d@example.com'],
  ])('refuses an address with %s', (_what, email) => {
    expect(isPlausibleEmail(email)).toBe(false);
  });

  it('accepts an address at the bound and refuses one character more', () => {
    const longest = `${'a'.repeat(emailMaxLength - '@example.com'.length)}@example.com`;
    expect(isPlausibleEmail(longest)).toBe(true);
    expect(isPlausibleEmail(`a${longest}`)).toBe(false);
  });
});
