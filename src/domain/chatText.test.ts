import { describe, expect, it } from 'vitest';
import { isBlank, messageText } from './chatText.ts';

describe('isBlank', () => {
  it.each(['', ' ', '\n\t ', '\u00a0', '\u200b', '\u200b\ufeff \u2060', '\u2800', '\u3164'])(
    'is true where nothing would be seen: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(['a', ' .', '0', '👩‍🚀', '\u200fشكرا', '​x'])('is false for %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('messageText', () => {
  it('keeps the lines of a message and drops the white space round it', () => {
    expect(messageText('\n  One\n\n  two \n')).toBe('One\n\n  two');
  });
});
