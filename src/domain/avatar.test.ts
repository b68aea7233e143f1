import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarColor, avatarPalette, initials } from './avatar.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('initials', () => {
  it.each([
    ['Amira Haddad', 'AH'],
    ['María Guadalupe Fernández de Córdoba-Villanueva', 'MC'],
    ['  niamh   gallagher ', 'NG'],
    ['Soo-ah', 'S'],
    ['Élodie Åkesson', 'ÉÅ'],
    ['(Maya) “May” O’Neil', 'MO'],
    ['عائشة الحسن', 'عا'],
    ['王 小明', '王小'],
    ['ßeta test', 'ST'],
    ['🙂 Ana', 'A'],
    ['', '?'],
    ['🙂', '?'],
  ])('takes the first and the last word of %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('is one or two letters for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const count = [...new Intl.Segmenter('en-US').segment(initials(name))].length;
        expect(count === 1 || count === 2).toBe(true);
      }),
    );
  });
});

describe('the colour of a person', () => {
  it('is the same for the same seed, however its accents are encoded', () => {
    expect(avatarColor('inés'.normalize('NFD'))).toBe(avatarColor('inés'.normalize('NFC')));
  });

  it('is spread over the whole palette', () => {
    const people = Array.from({ length: 400 }, (_, index) => avatarColor(`person-${index}`));
    const shares = avatarPalette.map((each) => people.filter((one) => one === each).length);
    expect(Math.min(...shares)).toBeGreaterThan(400 / avatarPalette.length / 2);
  });

  it.each(avatarPalette)('has readable initials in both schemes: %o', ({ light, dark }) => {
    expect(contrast(light.background, light.text)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.background, dark.text)).toBeGreaterThanOrEqual(4.5);
  });
});
