import { describe, expect, it } from 'vitest';
import {
  type Professional,
  recommendedMentors,
  recommendedPeers,
  searchProfessionals,
} from './professionals.ts';

function person(name: string, rest: Partial<Professional> = {}): Professional {
  return {
    id: name,
    name,
    title: 'Surveyor',
    company: 'Plumb & Level',
    location: 'Tulsa, OK',
    experience: 5,
    linkedin: 'https://www.linkedin.com/in/example',
    school: 'Cedar Bluff College',
    age: 30,
    isMentor: false,
    avatar: name,
    ...rest,
  };
}

const namesOf = (people: readonly Professional[]) => people.map(({ name }) => name);

describe('searchProfessionals', () => {
  const people = [
    person('José'),
    person('Noor', { title: 'Archivist' }),
    person('Piet', { company: 'Lowland Dredging' }),
    person('Uma', { location: 'Lowell, MA', school: 'Archer College' }),
  ];

  it('looks in names, titles and companies', () => {
    expect(namesOf(searchProfessionals(people, 'jose'))).toEqual(['José']);
    expect(namesOf(searchProfessionals(people, ' ARCHIV'))).toEqual(['Noor']);
    expect(namesOf(searchProfessionals(people, 'lowland'))).toEqual(['Piet']);
  });

  it('does not look in locations or schools', () => {
    expect(searchProfessionals(people, 'lowell')).toEqual([]);
    expect(searchProfessionals(people, 'archer')).toEqual([]);
  });

  it('returns everyone for a blank query', () => {
    expect(searchProfessionals(people, ' ')).toEqual(people);
  });
});

describe('recommendedMentors', () => {
  it('picks the two mentors with the most experience, most first', () => {
    const people = [
      person('Peer', { experience: 40 }),
      person('Ten', { isMentor: true, experience: 10 }),
      person('Thirty', { isMentor: true, experience: 30 }),
      person('Twenty', { isMentor: true, experience: 20 }),
    ];
    expect(namesOf(recommendedMentors(people))).toEqual(['Thirty', 'Twenty']);
  });

  it('keeps the order of the list between equals', () => {
    const people = ['A', 'B', 'C'].map((name) => person(name, { isMentor: true }));
    expect(namesOf(recommendedMentors(people))).toEqual(['A', 'B']);
  });

  it('gives what there is when there are fewer than two', () => {
    expect(recommendedMentors([person('Peer')])).toEqual([]);
  });
});

describe('recommendedPeers', () => {
  it('picks the two peers with the least experience, least first', () => {
    const people = [
      person('Mentor', { isMentor: true, experience: 0 }),
      person('Four', { experience: 4 }),
      person('Two', { experience: 2 }),
      person('One', { experience: 1 }),
    ];
    expect(namesOf(recommendedPeers(people))).toEqual(['One', 'Two']);
  });

  it('leaves the given list as it was', () => {
    const people = [person('Four', { experience: 4 }), person('Two', { experience: 2 })];
    recommendedPeers(people);
    expect(namesOf(people)).toEqual(['Four', 'Two']);
  });
});
