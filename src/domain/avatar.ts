/** One avatar colour: a background and the initials on it, in each colour scheme, as hex. */
export interface AvatarColor {
  readonly light: { readonly background: string; readonly text: string };
  readonly dark: { readonly background: string; readonly text: string };
}

function color(
  lightBackground: string,
  lightText: string,
  darkBackground: string,
  darkText: string,
): AvatarColor {
  return {
    light: { background: lightBackground, text: lightText },
    dark: { background: darkBackground, text: darkText },
  };
}

/** The colours people get: pine, ember, ochre, lake, heather, berry, slate, moss. All pass WCAG AA. */
export const avatarPalette: readonly AvatarColor[] = [
  color('#D3EBDF', '#0F4A38', '#1F4D3D', '#BFEBD6'),
  color('#FBE0CF', '#8A3306', '#5A2C12', '#FFD0B0'),
  color('#F6E6B8', '#6B4700', '#4E3B0E', '#F7DE9C'),
  color('#D6E6F7', '#184C87', '#1F3F63', '#BEDCFF'),
  color('#E8DFF5', '#54348A', '#41315F', '#DCC9FA'),
  color('#F9DCE3', '#8C1F3A', '#5C2333', '#FFC4D0'),
  color('#DFE6E3', '#36473F', '#34423D', '#D3DFD9'),
  color('#E4EBC6', '#45521A', '#3D4720', '#DDE8AE'),
];

const fallbackColor = color('#DFE6E3', '#36473F', '#34423D', '#D3DFD9');

/** The colour of a person: the same for the same seed, wherever it is drawn. */
export function avatarColor(seed: string): AvatarColor {
  return avatarPalette[hash(seed.normalize('NFC')) % avatarPalette.length] ?? fallbackColor;
}

/** FNV-1a with a final mix: names that differ in one letter get unrelated numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });
const wordStart = /^[^\p{L}\p{N}]*/u;

/** The first letter of the first and the last word: "MC" for María Fernández de Córdoba. Never empty. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .map((word) => firstLetter(word.replace(wordStart, '')))
    .filter((letter) => letter !== '');
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return first === undefined ? '?' : `${first}${last ?? ''}`;
}

/** A letter with its marks; the first alone where a capital letter is written as two ("ß"). */
function firstLetter(word: string): string {
  const [first] = graphemes.segment(word);
  if (!first) return '';
  const [capital] = graphemes.segment(first.segment.toLocaleUpperCase('en-US'));
  return capital?.segment ?? '';
}
