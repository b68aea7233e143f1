import { describe, expect, it } from 'vitest';
import {
  emptySignInForms,
  isSignInFormComplete,
  missingSignInText,
  type SignInFormAction,
  type SignInFormState,
  type SignInMode,
  signInFields,
  signInFormReducer,
} from './signInForm.ts';

function formAfter(mode: SignInMode, ...actions: readonly SignInFormAction[]): SignInFormState {
  return actions.reduce<SignInFormState>(signInFormReducer, emptySignInForms[mode]);
}

function fill(mode: SignInMode): SignInFormAction[] {
  return signInFields[mode].map((field) => ({ type: 'changed', field, value: `my ${field}` }));
}

const modes = ['signin', 'register'] as const;

describe('the sign-in form', () => {
  it('has the fields of the specification', () => {
    expect(signInFields).toEqual({
      signin: ['email', 'password'],
      register: ['email', 'confirmEmail', 'password', 'confirmPassword', 'dateOfBirth'],
    });
  });

  it('keeps what is typed', () => {
    expect(formAfter('signin', { type: 'changed', field: 'email', value: 'a@b' }).values).toEqual({
      email: 'a@b',
      password: '',
    });
  });

  it('has no place for a field of the other mode', () => {
    const typed = { type: 'changed', field: 'dateOfBirth', value: '2001-02-03' } as const;
    expect(formAfter('signin', typed)).toBe(emptySignInForms.signin);
    const toggled = { type: 'toggled', field: 'confirmPassword' } as const;
    expect(formAfter('signin', toggled)).toBe(emptySignInForms.signin);
  });

  it('shows and hides each password by itself', () => {
    const first = formAfter('register', { type: 'toggled', field: 'password' });
    expect(first.shown).toEqual(['password']);
    const both = signInFormReducer(first, { type: 'toggled', field: 'confirmPassword' });
    expect(both.shown).toEqual(['password', 'confirmPassword']);
    const second = signInFormReducer(both, { type: 'toggled', field: 'password' });
    expect(second.shown).toEqual(['confirmPassword']);
  });

  it.each(modes)('clears the form and hides the passwords when %s is left', (mode) => {
    const other = mode === 'signin' ? 'register' : 'signin';
    const used = formAfter(
      mode,
      { type: 'submitted' },
      ...fill(mode),
      { type: 'toggled', field: 'password' },
      { type: 'toggled', field: 'confirmPassword' },
    );
    const switched = signInFormReducer(used, { type: 'switched', mode: other });
    expect(switched).toEqual(emptySignInForms[other]);
    expect(signInFormReducer(switched, { type: 'switched', mode })).toEqual(emptySignInForms[mode]);
  });

  it('keeps everything when its own mode is chosen again', () => {
    const used = formAfter('signin', ...fill('signin'));
    expect(signInFormReducer(used, { type: 'switched', mode: 'signin' })).toBe(used);
  });

  it.each(modes)('names every missing field of %s, in the order shown', (mode) => {
    const form = formAfter(mode, { type: 'submitted' });
    expect(form.missing).toEqual(signInFields[mode]);
    expect(form.refusals).toBe(1);
    expect(signInFormReducer(form, { type: 'submitted' }).refusals).toBe(2);
  });

  it.each(modes.flatMap((mode) => signInFields[mode].map((field) => [mode, field] as const)))(
    'is refused in %s when only %s is missing',
    (mode, field) => {
      const empty = { type: 'changed', field, value: '' } as const;
      const form = formAfter(mode, ...fill(mode), empty, { type: 'submitted' });
      expect(isSignInFormComplete(form)).toBe(false);
      expect(form.missing).toEqual([field]);
    },
  );

  it('takes an error away once its field is filled in, and leaves the others', () => {
    const form = formAfter(
      'signin',
      { type: 'submitted' },
      { type: 'changed', field: 'email', value: 'a' },
    );
    expect(form.missing).toEqual(['password']);
  });

  it('takes a blank address for missing, but not a password of spaces', () => {
    const form = formAfter(
      'signin',
      { type: 'changed', field: 'email', value: '  ' },
      { type: 'changed', field: 'password', value: '  ' },
      { type: 'submitted' },
    );
    expect(form.missing).toEqual(['email']);
  });

  it('has no rule beyond that: neither emails nor passwords need to match or be good', () => {
    const form = formAfter('register', ...fill('register'), { type: 'submitted' });
    expect(isSignInFormComplete(form)).toBe(true);
    expect(form.missing).toEqual([]);
  });

  it.each(modes)('has a text of its own for each field of %s', (mode) => {
    const texts = signInFields[mode].map((field) => missingSignInText(mode, field));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
