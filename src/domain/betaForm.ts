import { isPlausibleEmail } from './email.ts';
import { type FormMessage, generalFailureText, invalidEmailText } from './formTexts.ts';

/** How a sign-up for the beta ended. §8 */
export type BetaOutcome = 'registered' | 'duplicate' | 'failed';

/** The beta waitlist form: what is in its field, and what it is doing. §4 */
export type BetaFormState =
  /** `email` is the field as the person typed it. */
  | { status: 'idle' | 'invalid' | 'submitting' | 'duplicate' | 'failed'; email: string }
  /** Success clears the field. Typing again makes the form idle. */
  | { status: 'registered'; email: '' };

/** What can happen to the beta form. */
type BetaFormAction =
  | { type: 'changed'; email: string }
  | { type: 'submitted' }
  | { type: 'settled'; outcome: BetaOutcome };

/** An empty form. */
export const initialBetaForm: BetaFormState = { status: 'idle', email: '' };

/**
 * The address that submitting the form now would send, trimmed; null where nothing may be sent, because the
 * address cannot be one or the form is already submitting. Call it, dispatch `submitted`, then send. §5
 */
export function betaFormRequest(state: BetaFormState): string | null {
  const email = state.email.trim();
  return state.status !== 'submitting' && isPlausibleEmail(email) ? email : null;
}

/** The beta form's transitions. §4 */
export function betaFormReducer(state: BetaFormState, action: BetaFormAction): BetaFormState {
  switch (action.type) {
    case 'changed':
      return isSubmittingBetaForm(state) ? state : { status: 'idle', email: action.email };
    case 'submitted':
      if (isSubmittingBetaForm(state)) return state;
      return {
        status: betaFormRequest(state) === null ? 'invalid' : 'submitting',
        email: state.email,
      };
    case 'settled':
      if (!isSubmittingBetaForm(state)) return state;
      return action.outcome === 'registered'
        ? { status: 'registered', email: '' }
        : { status: action.outcome, email: state.email };
  }
}

/** Whether the form waits for an answer: the button says "Joining..." and the input is disabled. §4 */
export function isSubmittingBetaForm(state: BetaFormState): boolean {
  return state.status === 'submitting';
}

/** What the form says, or null where it says nothing. §8 */
export function betaFormMessage(state: BetaFormState): FormMessage | null {
  switch (state.status) {
    case 'idle':
    case 'submitting':
      return null;
    case 'invalid':
      return { tone: 'error', text: invalidEmailText };
    case 'registered':
      return {
        tone: 'success',
        text: "Successfully registered! We'll notify you when the beta launches.",
      };
    case 'duplicate':
      return { tone: 'error', text: 'This email is already registered for the beta!' };
    case 'failed':
      return { tone: 'error', text: generalFailureText };
  }
}
