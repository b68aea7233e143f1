import { describe, expect, it } from 'vitest';
import {
  type BetaFormState,
  betaFormMessage,
  betaFormReducer,
  betaFormRequest,
  initialBetaForm,
  isSubmittingBetaForm,
} from './betaForm.ts';

const typed = (email: string): BetaFormState =>
  betaFormReducer(initialBetaForm, { type: 'changed', email });
const submitted = (email: string): BetaFormState =>
  betaFormReducer(typed(email), { type: 'submitted' });

describe('the beta form', () => {
  it('starts empty and silent', () => {
    expect(initialBetaForm.email).toBe('');
    expect(betaFormMessage(initialBetaForm)).toBeNull();
    expect(isSubmittingBetaForm(initialBetaForm)).toBe(false);
  });

  it.each(['', '   ', 'ada.example.com', 'ada lovelace@example.com', 'ada@'])(
    'asks for a valid address and sends nothing for "%s"',
    (email) => {
      expect(betaFormRequest(typed(email))).toBeNull();
      const state = submitted(email);
      expect(state).toEqual({ status: 'invalid', email });
      expect(betaFormMessage(state)).toEqual({
        tone: 'error',
        text: 'Please enter a valid email address',
      });
    },
  );

  it('sends the address without the spaces around it, and shows it as it was typed', () => {
    expect(betaFormRequest(typed('  ada@example.com '))).toBe('ada@example.com');
    expect(submitted('  ada@example.com ').email).toBe('  ada@example.com ');
  });

  it('ignores typing and a second submission while it submits', () => {
    const state = submitted('ada@example.com');
    expect(isSubmittingBetaForm(state)).toBe(true);
    expect(betaFormMessage(state)).toBeNull();
    expect(betaFormRequest(state)).toBeNull();
    expect(betaFormReducer(state, { type: 'submitted' })).toBe(state);
    expect(betaFormReducer(state, { type: 'changed', email: 'x' })).toBe(state);
  });

  it('clears the field on success', () => {
    const state = betaFormReducer(submitted('ada@example.com'), {
      type: 'settled',
      outcome: 'registered',
    });
    expect(state.email).toBe('');
    expect(betaFormMessage(state)).toEqual({
      tone: 'success',
      text: "Successfully registered! We'll notify you when the beta launches.",
    });
  });

  it.each([
    ['duplicate', 'This email is already registered for the beta!'],
    ['failed', 'Something went wrong. Please try again.'],
  ] as const)('keeps what was typed when the outcome is %s', (outcome, text) => {
    const state = betaFormReducer(submitted('ada@example.com'), { type: 'settled', outcome });
    expect(state.email).toBe('ada@example.com');
    expect(betaFormMessage(state)).toEqual({ tone: 'error', text });
    expect(betaFormRequest(state)).toBe('ada@example.com');
  });

  it('takes its message back when the person types on', () => {
    const state = betaFormReducer(submitted('nobody'), { type: 'changed', email: 'nobody@' });
    expect(state).toEqual({ status: 'idle', email: 'nobody@' });
    expect(betaFormMessage(state)).toBeNull();
  });

  it('ignores an outcome nobody waits for', () => {
    const state = typed('ada@example.com');
    expect(betaFormReducer(state, { type: 'settled', outcome: 'registered' })).toBe(state);
  });
});
