import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assessment } from './assessments.ts';
import {
  editField,
  givenName,
  missingParts,
  type ProfileForm,
  parseAge,
  profileCompleteness,
  profileFields,
  profileForm,
} from './profile.ts';

const empty: ProfileForm = {
  fullName: '',
  age: '',
  location: '',
  occupation: '',
  education: '',
  email: '',
};
const full: ProfileForm = {
  fullName: 'Ada Brook',
  age: '31',
  location: 'Duluth, Minnesota',
  occupation: 'Surveyor',
  education: 'BS in Geography',
  email: 'ada@example.com',
};
const assessment = (completed: boolean): Assessment => ({
  id: 'goals',
  title: 'Goals',
  description: '',
  completed,
});

describe('profileFields', () => {
  it('are the six of the specification, in order', () => {
    expect(profileFields.map(({ label }) => label)).toEqual([
      'Full Name',
      'Age',
      'Location',
      'Current Occupation',
      'Education',
      'Email',
    ]);
  });
});

describe('profileForm', () => {
  it('turns the age into text and leaves it empty when it is not given', () => {
    expect(profileForm({ ...full, age: 31 })).toEqual(full);
    expect(profileForm({ ...full, age: null }).age).toBe('');
  });
});

describe('editField', () => {
  it('changes one field and leaves the form before as it was', () => {
    const after = editField(full, { field: 'location', value: 'Ely, Minnesota' });
    expect(after).toEqual({ ...full, location: 'Ely, Minnesota' });
    expect(full.location).toBe('Duluth, Minnesota');
  });

  it('keeps a half typed age', () => {
    expect(editField(full, { field: 'age', value: '3.' }).age).toBe('3.');
  });
});

describe('parseAge', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['13', 13],
    [' 24 ', 24],
    ['120', 120],
  ])('accepts %j', (text, age) => {
    expect(parseAge(text)).toEqual({ ok: true, age });
  });

  it.each(['twenty', '24.5', '-24', '+24', '1e2', '0x18', '٢٤', '2 4', 'NaN'])(
    'asks for a whole number when given %j',
    (text) => {
      expect(parseAge(text)).toEqual({ ok: false, error: 'Enter your age as a whole number.' });
    },
  );

  it.each(['0', '12', '121', '9'.repeat(400)])('names the bounds when given %s', (text) => {
    expect(parseAge(text)).toEqual({ ok: false, error: 'Enter an age between 13 and 120.' });
  });

  it('never accepts an age outside the bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const parsed = parseAge(text);
        if (!parsed.ok || parsed.age === null) return;
        expect(Number.isInteger(parsed.age)).toBe(true);
        expect(parsed.age).toBeGreaterThanOrEqual(13);
        expect(parsed.age).toBeLessThanOrEqual(120);
      }),
    );
  });
});

describe('profileCompleteness', () => {
  it('starts at nothing', () => {
    expect(profileCompleteness(empty, [assessment(false)], false, false)).toEqual({
      done: 0,
      total: 9,
      percent: 0,
    });
  });

  it('reaches 100 percent when everything is there', () => {
    expect(profileCompleteness(full, [assessment(true)], true, true)).toEqual({
      done: 9,
      total: 9,
      percent: 100,
    });
  });

  it('counts fields, assessments, photo and resume one each', () => {
    const done = (...args: Parameters<typeof profileCompleteness>) =>
      profileCompleteness(...args).done;
    expect(done(full, [], false, false)).toBe(6);
    expect(done(empty, [assessment(true), assessment(false)], false, false)).toBe(1);
    expect(done(empty, [], true, false)).toBe(1);
    expect(done(empty, [], false, true)).toBe(1);
  });

  it('does not count blanks or an age that is wrong', () => {
    const form = { ...full, location: '   ', age: '7' };
    expect(profileCompleteness(form, [], false, false).done).toBe(4);
  });

  it('never rounds up to 100 percent', () => {
    const many = Array.from({ length: 300 }, () => assessment(true));
    expect(profileCompleteness(full, many, true, false).percent).toBe(99);
  });
});

describe('givenName', () => {
  it.each([
    ['Maya Okafor', 'Maya'],
    ['  Maya\tOkafor ', 'Maya'],
    ['Björk', 'Björk'],
    ['   ', ''],
    ['', ''],
  ])('takes the first word of “%s”', (fullName, expected) => {
    expect(givenName(fullName)).toBe(expected);
  });
});

describe('missingParts', () => {
  it('names what is not there, in the order of the page', () => {
    expect(
      missingParts({ ...full, age: '7', email: ' ' }, [assessment(false)], false, false),
    ).toEqual(['age', 'email', 'photo', 'resume', '1 assessment']);
  });

  it('counts the pending assessments', () => {
    const three = [assessment(false), assessment(true), assessment(false)];
    expect(missingParts(full, three, true, true)).toEqual(['2 assessments']);
  });

  it('is nothing when all is there', () => {
    expect(missingParts(full, [assessment(true)], true, true)).toEqual([]);
  });
});
