import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, normalise, searchBy } from './search.ts';

describe('normalise', () => {
  it('drops case, accents and extra white space', () => {
    expect(normalise('  José\u00a0 ÁLVAREZ\t')).toBe('jose alvarez');
  });

  it('treats composed and decomposed letters alike', () => {
    expect(normalise('Zo\u00eb')).toBe(normalise('Zoe\u0308'));
  });

  it('gives letters without a decomposition a plain form', () => {
    expect(normalise('Søren Łukasz Weiß')).toBe('soren lukasz weiss');
  });

  it('reads curled quotes and long dashes as the ones on a keyboard', () => {
    expect(normalise('O’Brien – “lead”')).toBe('o\'brien - "lead"');
  });

  it('lower-cases the Turkish capital I to a plain i, in every locale', () => {
    expect(normalise('İzmir')).toBe('izmir');
  });

  it('keeps the marks that change a word in other scripts', () => {
    expect(normalise('कि')).not.toBe(normalise('क'));
    expect(normalise('が')).not.toBe(normalise('か'));
  });
});

describe('matches', () => {
  it('finds an accented name without its accent, and the other way round', () => {
    expect(matches('Jose', 'José Ibarra')).toBe(true);
    expect(matches('josé', 'Jose Ibarra')).toBe(true);
  });

  it('looks in every field', () => {
    expect(matches('freight', 'José Ibarra', 'Business analyst', 'Tidewater Freight')).toBe(true);
  });

  it('does not match across two fields', () => {
    expect(matches('ibarra business', 'José Ibarra', 'Business analyst')).toBe(false);
  });

  it('says no when no field contains the query', () => {
    expect(matches('plumber', 'José Ibarra', 'Business analyst')).toBe(false);
  });

  it('matches everything for a blank query', () => {
    expect(matches('  \t', 'José Ibarra')).toBe(true);
    expect(matches('')).toBe(true);
  });

  it('reads signs of a regular expression as plain text', () => {
    expect(matches('c++', 'C++ developer')).toBe(true);
    expect(matches('.*', 'C++ developer')).toBe(false);
  });

  it('finds any part of a text, whatever its case', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (text, a, b) => {
        const part = text.slice(Math.min(a, b) % (text.length + 1), Math.max(a, b));
        return matches(part.toUpperCase(), text) && matches(part.toLowerCase(), text);
      }),
    );
  });
});

describe('searchBy', () => {
  const people = [{ name: 'José' }, { name: 'Niamh' }, { name: 'Josephine' }];

  it('keeps the order of the list and finds what matches finds', () => {
    const search = searchBy((person: { name: string }) => [person.name]);
    expect(search(people, 'jose').map((person) => person.name)).toEqual(['José', 'Josephine']);
  });

  it('returns the whole list for a blank query', () => {
    const search = searchBy((person: { name: string }) => [person.name]);
    expect(search(people, '  ')).toEqual(people);
  });

  it('reads each item once, however often one types', () => {
    let reads = 0;
    const search = searchBy((person: { name: string }) => {
      reads += 1;
      return [person.name];
    });
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `Person ${index}` }));
    search(many, 'p');
    search(many, 'per');
    expect(search(many, 'person 9999')).toHaveLength(1);
    expect(reads).toBe(10_000);
  });
});
