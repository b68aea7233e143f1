/** The fields of the two forms, in the order they are shown. All are required; there is no other rule (§3, §5). */
export const signInFields = {
  signin: ['email', 'password'],
  register: ['email', 'confirmEmail', 'password', 'confirmPassword', 'dateOfBirth'],
} as const;

/** Signing in, or registering (§4). */
export type SignInMode = keyof typeof signInFields;

/** A field of one of the two forms. */
export type SignInField<Mode extends SignInMode = SignInMode> = (typeof signInFields)[Mode][number];

/** A field whose text is hidden until its toggle shows it. */
export type PasswordField = 'password' | 'confirmPassword';

type Form<Mode extends SignInMode> = {
  readonly mode: Mode;
  readonly values: Readonly<Record<SignInField<Mode>, string>>;
  /** The passwords that are shown as text. */
  readonly shown: readonly SignInField<Mode>[];
  /** What was missing at the latest submission and still is. */
  readonly missing: readonly SignInField<Mode>[];
  /** How often submitting was refused: each time, focus moves to the first missing field. */
  readonly refusals: number;
};

/** The sign-in dialog's form. Each mode has its own fields and nothing of the other's. */
export type SignInFormState = Form<'signin'> | Form<'register'>;

export type SignInFormAction =
  | { type: 'changed'; field: SignInField; value: string }
  | { type: 'toggled'; field: PasswordField }
  | { type: 'switched'; mode: SignInMode }
  | { type: 'submitted' };

/** An empty form of each mode, with every password hidden. */
export const emptySignInForms = {
  signin: {
    mode: 'signin',
    values: { email: '', password: '' },
    shown: [],
    missing: [],
    refusals: 0,
  },
  register: {
    mode: 'register',
    values: { email: '', confirmEmail: '', password: '', confirmPassword: '', dateOfBirth: '' },
    shown: [],
    missing: [],
    refusals: 0,
  },
} as const satisfies { [Mode in SignInMode]: Form<Mode> };

/** The dialog's transitions. Switching clears the form and hides the passwords again. §4 */
export function signInFormReducer(
  state: SignInFormState,
  action: SignInFormAction,
): SignInFormState {
  if (action.type === 'switched') {
    return action.mode === state.mode ? state : emptySignInForms[action.mode];
  }
  return state.mode === 'signin' ? changeForm(state, action) : changeForm(state, action);
}

/** Whether nothing is missing: submitting then closes the dialog and goes to the dashboard. §4 */
export function isSignInFormComplete(state: SignInFormState): boolean {
  const missing: readonly SignInField[] =
    state.mode === 'signin' ? missingIn(state) : missingIn(state);
  return missing.length === 0;
}

/** What the dialog says beside a field that is missing. */
export function missingSignInText(mode: SignInMode, field: SignInField): string {
  switch (field) {
    case 'email':
      return 'Please enter your email address';
    case 'confirmEmail':
      return 'Please enter your email address again';
    case 'password':
      return mode === 'signin' ? 'Please enter your password' : 'Please choose a password';
    case 'confirmPassword':
      return 'Please enter your password again';
    case 'dateOfBirth':
      return 'Please enter your date of birth';
  }
}

/** What is the same in both modes; the fields of a form stay those of its mode. */
function changeForm<Mode extends SignInMode>(
  form: Form<Mode>,
  action: Exclude<SignInFormAction, { type: 'switched' }>,
): Form<Mode> {
  switch (action.type) {
    case 'changed': {
      const { field, value } = action;
      if (!isFieldOf(form.mode, field)) return form;
      const values = { ...form.values, [field]: value };
      return { ...form, values, missing: form.missing.filter((name) => isEmpty(values, name)) };
    }
    case 'toggled': {
      const { field } = action;
      if (!isFieldOf(form.mode, field)) return form;
      const shown = form.shown.includes(field)
        ? form.shown.filter((other) => other !== field)
        : [...form.shown, field];
      return { ...form, shown };
    }
    case 'submitted': {
      const missing = missingIn(form);
      return missing.length === 0 ? form : { ...form, missing, refusals: form.refusals + 1 };
    }
  }
}

function missingIn<Mode extends SignInMode>(form: Form<Mode>): readonly SignInField<Mode>[] {
  const fields: readonly SignInField<Mode>[] = signInFields[form.mode];
  return fields.filter((field) => isEmpty(form.values, field));
}

function isFieldOf<Mode extends SignInMode>(
  mode: Mode,
  field: SignInField,
): field is SignInField<Mode> & SignInField {
  const fields: readonly SignInField[] = signInFields[mode];
  return fields.includes(field);
}

/** White space alone is no address; in a password every character counts. */
function isEmpty<Field extends string>(values: Readonly<Record<Field, string>>, field: Field) {
  const value = values[field];
  return (field === 'password' || field === 'confirmPassword' ? value : value.trim()) === '';
}
