import type { Assessment } from './assessments.ts';

/** What a member's profile holds (§2). Any text may be empty. */
export interface Profile {
  readonly fullName: string;
  /** In whole years; `null` when not given. */
  readonly age: number | null;
  readonly location: string;
  readonly occupation: string;
  readonly education: string;
  readonly email: string;
}

/** The id of one of the six profile fields (§2). */
type ProfileFieldId = keyof Profile;

/** The profile as it stands in the form's inputs: all text, also while an age is half typed. */
export type ProfileForm = Readonly<Record<ProfileFieldId, string>>;

/** How one profile field is drawn (§2). */
export interface ProfileField {
  readonly id: ProfileFieldId;
  readonly label: string;
  readonly type: 'text' | 'number' | 'email';
  /** The HTML autocomplete token. */
  readonly autocomplete: 'name' | 'address-level2' | 'organization-title' | 'email' | 'off';
  readonly inputMode: 'text' | 'numeric' | 'email';
}

/** The six fields in order, with the labels the specification gives them (§2). */
export const profileFields: readonly ProfileField[] = [
  { id: 'fullName', label: 'Full Name', type: 'text', autocomplete: 'name', inputMode: 'text' },
  { id: 'age', label: 'Age', type: 'number', autocomplete: 'off', inputMode: 'numeric' },
  {
    id: 'location',
    label: 'Location',
    type: 'text',
    autocomplete: 'address-level2',
    inputMode: 'text',
  },
  {
    id: 'occupation',
    label: 'Current Occupation',
    type: 'text',
    autocomplete: 'organization-title',
    inputMode: 'text',
  },
  { id: 'education', label: 'Education', type: 'text', autocomplete: 'off', inputMode: 'text' },
  { id: 'email', label: 'Email', type: 'email', autocomplete: 'email', inputMode: 'email' },
];

/** The form's first state for a profile. */
export function profileForm(profile: Profile): ProfileForm {
  return { ...profile, age: profile.age === null ? '' : String(profile.age) };
}

/** What to greet a member by: the first word of the name; empty without one. */
export function givenName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}

/** A change to one field, as the member typed it. */
export interface ProfileEdit {
  readonly field: ProfileFieldId;
  readonly value: string;
}

/** The form after an edit: a reducer. It keeps what was typed, right or wrong. */
export function editField(form: ProfileForm, { field, value }: ProfileEdit): ProfileForm {
  return { ...form, [field]: value };
}

/** What an age input holds: an age (`null` when left empty), or a sentence saying what is wrong. */
type ParsedAge =
  | { readonly ok: true; readonly age: number | null }
  | { readonly ok: false; readonly error: string };

/** What to say of an age that is no whole number, or no number at all. */
export const unreadableAge = 'Enter your age as a whole number.';

const youngest = 13;
const oldest = 120;

/** Reads an age: a whole number from 13 to 120, or nothing, since no field is required (§2). */
export function parseAge(text: string): ParsedAge {
  const typed = text.trim();
  if (typed === '') return { ok: true, age: null };
  if (!/^\d+$/.test(typed)) return { ok: false, error: unreadableAge };
  const age = Number(typed);
  if (age < youngest || age > oldest) {
    return { ok: false, error: `Enter an age between ${youngest} and ${oldest}.` };
  }
  return { ok: true, age };
}

/** How much of the profile is there. */
export interface Completeness {
  readonly done: number;
  readonly total: number;
  /** Whole percent, rounded down, so that 100 means everything. */
  readonly percent: number;
}

/**
 * How complete a profile is (§2): the six fields, the assessments, the photo and the resume count
 * one each. A field counts when it is filled; an age when it is also valid.
 */
export function profileCompleteness(
  form: ProfileForm,
  assessments: readonly Assessment[],
  hasPhoto: boolean,
  hasResume: boolean,
): Completeness {
  const parts = [
    ...profileFields.map(({ id }) => isFilled(id, form[id])),
    ...assessments.map(({ completed }) => completed),
    hasPhoto,
    hasResume,
  ];
  const done = parts.filter(Boolean).length;
  return { done, total: parts.length, percent: Math.floor((done / parts.length) * 100) };
}

/** What a profile lacks, each as it is named in a sentence: 'photo', 'age', '3 assessments'. */
export function missingParts(
  form: ProfileForm,
  assessments: readonly Assessment[],
  hasPhoto: boolean,
  hasResume: boolean,
): readonly string[] {
  const pending = assessments.filter(({ completed }) => !completed).length;
  return [
    ...profileFields
      .filter(({ id }) => !isFilled(id, form[id]))
      .map(({ label }) => label.toLowerCase()),
    ...(hasPhoto ? [] : ['photo']),
    ...(hasResume ? [] : ['resume']),
    ...(pending === 0 ? [] : [pending === 1 ? '1 assessment' : `${pending} assessments`]),
  ];
}

function isFilled(field: ProfileFieldId, value: string): boolean {
  if (value.trim() === '') return false;
  return field !== 'age' || parseAge(value).ok;
}
