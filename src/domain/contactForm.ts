import { isPlausibleEmail } from './email.ts';
import { type FormMessage, generalFailureText, invalidEmailText } from './formTexts.ts';

/** The longest message, as a textarea's `maxLength`. The database has the same bound. */
export const messageMaxLength = 5000;

/** What the contact form sends. §7 */
export type ContactRequest = { email: string; message: string };

/** How a contact request ended. `message` is the server's own sentence, where it is fit to be read. §8 */
export type ContactOutcome = { status: 'received' } | { status: 'failed'; message: string | null };

/** The fields as the person typed them, and the number of the latest submission, counted from 0. */
type ContactFields = { email: string; message: string; submission: number };

/** The landing page's contact form. Only an error has a text of its own. §4 */
export type ContactFormState = ContactFields &
  ({ status: 'idle' | 'sending' | 'success' } | { status: 'error'; text: string });

/** What can happen to the contact form. `expired` names the submission its timer was started for. */
export type ContactFormAction =
  | { type: 'changed'; field: 'email' | 'message'; value: string }
  | { type: 'submitted' }
  | { type: 'settled'; outcome: ContactOutcome }
  | { type: 'expired'; submission: number };

/** An empty form. */
export const initialContactForm: ContactFormState = {
  email: '',
  message: '',
  submission: 0,
  status: 'idle',
};

/**
 * What submitting the form now would send; null where nothing may be sent, because a field cannot be accepted
 * or the form is already sending. Call it, dispatch `submitted`, then send. §5
 */
export function contactFormRequest(state: ContactFormState): ContactRequest | null {
  if (state.status === 'sending' || contactFormProblem(state) !== null) return null;
  return { email: state.email.trim(), message: withoutBrokenCharacters(state.message) };
}

/** The contact form's transitions. §4 */
export function contactFormReducer(
  state: ContactFormState,
  action: ContactFormAction,
): ContactFormState {
  switch (action.type) {
    case 'changed':
      if (state.status === 'sending') return state;
      return { ...state, [action.field]: action.value };
    case 'submitted': {
      if (state.status === 'sending') return state;
      const { email, message } = state;
      const submission = state.submission + 1;
      const problem = contactFormProblem(state);
      return problem === null
        ? { email, message, submission, status: 'sending' }
        : { email, message, submission, status: 'error', text: problem };
    }
    case 'settled': {
      if (state.status !== 'sending') return state;
      const { email, message, submission } = state;
      return action.outcome.status === 'received'
        ? { email: '', message: '', submission, status: 'success' }
        : {
            email,
            message,
            submission,
            status: 'error',
            text: action.outcome.message ?? generalFailureText,
          };
    }
    case 'expired': {
      if (contactFormExpiry(state) !== action.submission) return state;
      const { email, message, submission } = state;
      return { email, message, submission, status: 'idle' };
    }
  }
}

/** Whether the form waits for an answer: the button says "Sending..." and the fields are disabled. §4 */
export function isSendingContactForm(state: ContactFormState): boolean {
  return state.status === 'sending';
}

/**
 * The submission whose message is on show and ends after `contactResetMs`, or null. Start one timer each time
 * this changes to a number, and let it dispatch `expired` with that number. §4
 */
export function contactFormExpiry(state: ContactFormState): number | null {
  return state.status === 'success' || state.status === 'error' ? state.submission : null;
}

/** What the form says, or null where it says nothing. §8 */
export function contactFormMessage(state: ContactFormState): FormMessage | null {
  switch (state.status) {
    case 'idle':
    case 'sending':
      return null;
    case 'success':
      return {
        tone: 'success',
        text: "Thank you for reaching out! We'll get back to you soon.",
      };
    case 'error':
      return { tone: 'error', text: state.text };
  }
}

/**
 * Why the fields cannot be sent. The browser's own checks (required, email, maxLength) come first and nearly
 * always keep a person from reading this.
 */
function contactFormProblem({ email, message }: ContactFields): string | null {
  if (!isPlausibleEmail(email.trim())) return invalidEmailText;
  if (message.length > messageMaxLength) {
    return `Please keep your message within ${messageMaxLength.toLocaleString('en-US')} characters`;
  }
  return null;
}

/** Drops what Postgres text cannot hold and no person means to type: NUL and halves of broken pairs. */
function withoutBrokenCharacters(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}
