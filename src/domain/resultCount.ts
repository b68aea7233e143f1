const numbers = new Intl.NumberFormat('en-US');

/** A countable noun: 'skill', 'skills'. */
export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** How many of a list a search has left: '23 skills', '3 of 23 skills', 'No skills found'. */
export function countResults(found: number, total: number, noun: Noun): string {
  const all = `${numbers.format(total)} ${total === 1 ? noun.one : noun.other}`;
  if (found === 0) return `No ${noun.other} found`;
  return found === total ? all : `${numbers.format(found)} of ${all}`;
}

/** In place of a list that came out empty: 'No skill matches “welding”'. */
export function describeNoResults(query: string, noun: Noun): string {
  const text = query.trim();
  return text === '' ? `There are no ${noun.other} here` : `No ${noun.one} matches “${text}”`;
}
