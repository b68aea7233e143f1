/** The contact page's four fields, all required (§3, §5), in the order they are shown. */
export const contactPageFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactPageField = (typeof contactPageFields)[number];

/** The contact page's form (§4): being written, or sent, as far as the page shows; nothing leaves it. */
export type ContactPageFormState =
  | {
      status: 'writing';
      values: Readonly<Record<ContactPageField, string>>;
      /** What was missing at the latest submission and still is. */
      missing: readonly ContactPageField[];
      /** How often submitting was refused: each time, focus moves to the first missing field. */
      refusals: number;
    }
  | { status: 'thanked' };

export type ContactPageFormAction =
  | { type: 'changed'; field: ContactPageField; value: string }
  | { type: 'submitted' }
  | { type: 'restarted' };

/** An empty form. */
export const initialContactPageForm: ContactPageFormState = {
  status: 'writing',
  values: { name: '', email: '', subject: '', message: '' },
  missing: [],
  refusals: 0,
};

/** The contact page form's transitions. A field of white space alone counts as missing. §4, §5 */
export function contactPageFormReducer(
  state: ContactPageFormState,
  action: ContactPageFormAction,
): ContactPageFormState {
  if (action.type === 'restarted') return initialContactPageForm;
  if (state.status === 'thanked') return state;
  switch (action.type) {
    case 'changed': {
      const values = { ...state.values, [action.field]: action.value };
      return { ...state, values, missing: state.missing.filter((field) => isBlank(values[field])) };
    }
    case 'submitted': {
      const missing = contactPageFields.filter((field) => isBlank(state.values[field]));
      if (missing.length === 0) return { status: 'thanked' };
      return { ...state, missing, refusals: state.refusals + 1 };
    }
  }
}

/** What the page says beside a field that is missing. */
export const missingContactPageTexts: Readonly<Record<ContactPageField, string>> = {
  name: 'Please enter your name',
  email: 'Please enter your email address',
  subject: 'Please enter a subject',
  message: 'Please write a message',
};

function isBlank(text: string): boolean {
  return text.trim() === '';
}
