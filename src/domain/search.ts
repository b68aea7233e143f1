/** Letters that Unicode does not decompose, and the marks a keyboard may or may not curl. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

const needsPlainForm = new RegExp(`[${Object.keys(plainForms).join('')}]`, 'g');
const latinMarks = /[\u0300-\u036f]/g;

/**
 * Text as search compares it: without case, Latin accents, curled quotes or extra white space, so
 * that "jose" finds "José". The result is the same in every locale (Turkish included).
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(latinMarks, '')
    .toLowerCase()
    .replace(needsPlainForm, (letter) => plainForms[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A line break parts the fields: a normalised query never holds one, so no match spans two. */
function haystackOf(fields: readonly string[]): string {
  return fields.map(normalise).join('\n');
}

/** Whether any field contains the query (§2). A blank query matches everything. */
export function matches(query: string, ...fields: readonly string[]): boolean {
  return haystackOf(fields).includes(normalise(query));
}

/**
 * A search over lists of items by the fields named. It behaves as `matches`, but reads each item
 * once and remembers its text, so that typing in a list of thousands stays instant. Items must not
 * be changed in place: a changed item is a new object.
 */
export function searchBy<Item extends object>(
  fieldsOf: (item: Item) => readonly string[],
): (items: readonly Item[], query: string) => readonly Item[] {
  const haystacks = new WeakMap<Item, string>();

  const haystackFor = (item: Item): string => {
    const known = haystacks.get(item);
    if (known !== undefined) return known;
    const haystack = haystackOf(fieldsOf(item));
    haystacks.set(item, haystack);
    return haystack;
  };

  return (items, query) => {
    const needle = normalise(query);
    return needle === '' ? items : items.filter((item) => haystackFor(item).includes(needle));
  };
}
