import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContactFormAction,
  type ContactFormState,
  contactFormExpiry,
  contactFormMessage,
  contactFormReducer,
  contactFormRequest,
  initialContactForm,
  isSendingContactForm,
  messageMaxLength,
} from './contactForm.ts';

const play = (state: ContactFormState, ...actions: ContactFormAction[]): ContactFormState =>
  actions.reduce(contactFormReducer, state);
const email = (value: string): ContactFormAction => ({ type: 'changed', field: 'email', value });
const message = (value: string): ContactFormAction => ({
  type: 'changed',
  field: 'message',
  value,
});
const submit: ContactFormAction = { type: 'submitted' };
const received: ContactFormAction = { type: 'settled', outcome: { status: 'received' } };
const failed = (text: string | null): ContactFormAction => ({
  type: 'settled',
  outcome: { status: 'failed', message: text },
});

const filled = play(initialContactForm, email('ada@example.com'), message('Hello'));
const sending = play(filled, submit);

describe('the contact form', () => {
  it('starts empty and silent', () => {
    expect(initialContactForm).toMatchObject({ email: '', message: '' });
    expect(contactFormMessage(initialContactForm)).toBeNull();
    expect(contactFormExpiry(initialContactForm)).toBeNull();
  });

  it('sends a trimmed address and the message as it was typed', () => {
    const state = play(initialContactForm, email(' ada@example.com '), message(' Hi,\n\nthere '));
    expect(contactFormRequest(state)).toEqual({
      email: 'ada@example.com',
      message: ' Hi,\n\nthere ',
    });
  });

  it('needs no message', () => {
    const state = play(initialContactForm, email('ada@example.com'));
    expect(contactFormRequest(state)).toEqual({ email: 'ada@example.com', message: '' });
  });

  it('drops what the database cannot store', () => {
    const state = play(filled, message('a\0b\ud83dc 👋'));
    expect(contactFormRequest(state)?.message).toBe('abc 👋');
  });

  it.each(['', ' ', 'nobody', 'a b@example.com'])('sends nothing for the address "%s"', (value) => {
    const state = play(filled, email(value));
    expect(contactFormRequest(state)).toBeNull();
    expect(contactFormMessage(play(state, submit))).toEqual({
      tone: 'error',
      text: 'Please enter a valid email address',
    });
  });

  it('sends the longest message and nothing longer', () => {
    const longest = play(filled, message('x'.repeat(messageMaxLength)));
    expect(contactFormRequest(longest)).not.toBeNull();
    const tooLong = play(filled, message('x'.repeat(messageMaxLength + 1)));
    expect(contactFormRequest(tooLong)).toBeNull();
    expect(contactFormMessage(play(tooLong, submit))?.text).toBe(
      'Please keep your message within 5,000 characters',
    );
  });

  it('ignores typing and a second submission while it sends', () => {
    expect(isSendingContactForm(sending)).toBe(true);
    expect(contactFormMessage(sending)).toBeNull();
    expect(contactFormRequest(sending)).toBeNull();
    expect(play(sending, submit, email('x'), message('y'))).toBe(sending);
  });

  it('clears both fields on success', () => {
    const state = play(sending, received);
    expect(state).toMatchObject({ status: 'success', email: '', message: '' });
    expect(contactFormMessage(state)).toEqual({
      tone: 'success',
      text: "Thank you for reaching out! We'll get back to you soon.",
    });
  });

  it.each([
    ["the server's message", 'We are closed today', 'We are closed today'],
    ['the general sentence where it has none', null, 'Something went wrong. Please try again.'],
  ])('shows %s and keeps what was typed', (_what, fromServer, text) => {
    const state = play(sending, failed(fromServer));
    expect(state).toMatchObject({ email: 'ada@example.com', message: 'Hello' });
    expect(contactFormMessage(state)).toEqual({ tone: 'error', text });
  });

  it.each([received, failed(null)])('is idle again when its message expires', (settled) => {
    const shown = play(sending, settled);
    const submission = contactFormExpiry(shown);
    expect(submission).toBe(1);
    const state = play(shown, { type: 'expired', submission: submission ?? 0 });
    expect(state.status).toBe('idle');
    expect(contactFormMessage(state)).toBeNull();
    expect(state).toMatchObject({ email: shown.email, message: shown.message });
  });

  it('keeps its message and the new text when the person types on', () => {
    const state = play(sending, received, email('grace@example.com'));
    expect(state).toMatchObject({ status: 'success', email: 'grace@example.com' });
    expect(play(state, { type: 'expired', submission: 1 })).toMatchObject({
      status: 'idle',
      email: 'grace@example.com',
    });
  });

  it('ignores an outcome nobody waits for', () => {
    expect(play(filled, received)).toBe(filled);
  });

  it('is never reset by the timer of an earlier submission', () => {
    const action = fc.constantFrom(submit, received, failed(null), email('ada@example.com'));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), fc.nat(6), (actions, age) => {
        const state = play(filled, ...actions);
        const late = play(state, { type: 'expired', submission: state.submission - 1 - age });
        expect(late).toBe(state);
      }),
    );
  });
});
