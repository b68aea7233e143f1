import { describe, expect, it } from 'vitest';
import { sortByName } from './catalogue.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('sortByName', () => {
  it('sorts as an English reader expects, not by character code', () => {
    expect(
      namesOf(sortByName(named('SQL', 'a/b tests', 'Éclairage', 'Zoning', 'editing'))),
    ).toEqual(['a/b tests', 'Éclairage', 'editing', 'SQL', 'Zoning']);
  });

  it('leaves the given list as it was', () => {
    const items = named('b', 'a');
    sortByName(items);
    expect(namesOf(items)).toEqual(['b', 'a']);
  });

  it('keeps the order of equal names', () => {
    const first = { name: 'Same', id: 1 };
    const second = { name: 'Same', id: 2 };
    expect(sortByName([first, second])).toEqual([first, second]);
    expect(sortByName([second, first])).toEqual([second, first]);
  });
});
