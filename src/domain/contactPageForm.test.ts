import { describe, expect, it } from 'vitest';
import {
  type ContactPageField,
  type ContactPageFormAction,
  contactPageFields,
  contactPageFormReducer,
  initialContactPageForm,
  missingContactPageTexts,
} from './contactPageForm.ts';

function formAfter(...actions: readonly ContactPageFormAction[]) {
  return actions.reduce(contactPageFormReducer, initialContactPageForm);
}

function fill(...fields: readonly ContactPageField[]): ContactPageFormAction[] {
  return fields.map((field) => ({ type: 'changed', field, value: `my ${field}` }));
}

describe('the contact page form', () => {
  it('has the four fields of the specification', () => {
    expect(contactPageFields).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('keeps what is typed, field by field', () => {
    expect(formAfter(...fill('name', 'subject'))).toMatchObject({
      status: 'writing',
      values: { name: 'my name', email: '', subject: 'my subject', message: '' },
      missing: [],
    });
  });

  it('names every missing field, in the order shown, when it is submitted', () => {
    expect(formAfter({ type: 'submitted' })).toMatchObject({
      status: 'writing',
      missing: ['name', 'email', 'subject', 'message'],
      refusals: 1,
    });
  });

  it.each(contactPageFields)('is refused when only %s is missing', (field) => {
    const others = contactPageFields.filter((other) => other !== field);
    expect(formAfter(...fill(...others), { type: 'submitted' })).toMatchObject({
      missing: [field],
    });
  });

  it('takes white space for missing', () => {
    const blank = { type: 'changed', field: 'message', value: ' \n\t' } as const;
    expect(
      formAfter(...fill('name', 'email', 'subject'), blank, { type: 'submitted' }),
    ).toMatchObject({
      missing: ['message'],
    });
  });

  it('takes an error away once its field is filled in, and leaves the others', () => {
    expect(formAfter({ type: 'submitted' }, ...fill('email'))).toMatchObject({
      missing: ['name', 'subject', 'message'],
    });
  });

  it('does not complain while a field is being emptied', () => {
    expect(formAfter(...fill('name'), { type: 'changed', field: 'name', value: '' })).toMatchObject(
      {
        missing: [],
      },
    );
  });

  it('counts each refusal, so that focus moves again', () => {
    expect(formAfter({ type: 'submitted' }, { type: 'submitted' })).toMatchObject({ refusals: 2 });
  });

  it('has no rule for an address beyond being there', () => {
    const odd = { type: 'changed', field: 'email', value: 'nobody' } as const;
    expect(formAfter(...fill('name', 'subject', 'message'), odd, { type: 'submitted' })).toEqual({
      status: 'thanked',
    });
  });

  it('says thank you once all four are there, and then keeps nothing', () => {
    expect(formAfter(...fill(...contactPageFields), { type: 'submitted' })).toEqual({
      status: 'thanked',
    });
  });

  it('ignores typing and submitting after the thank-you', () => {
    const thanked = formAfter(...fill(...contactPageFields), { type: 'submitted' });
    expect(contactPageFormReducer(thanked, { type: 'submitted' })).toBe(thanked);
    expect(contactPageFormReducer(thanked, { type: 'changed', field: 'name', value: 'x' })).toBe(
      thanked,
    );
  });

  it('starts again with an empty form', () => {
    const thanked = formAfter(...fill(...contactPageFields), { type: 'submitted' });
    expect(contactPageFormReducer(thanked, { type: 'restarted' })).toEqual(initialContactPageForm);
  });

  it('has a text of its own for each field', () => {
    const texts = contactPageFields.map((field) => missingContactPageTexts[field]);
    expect(new Set(texts).size).toBe(4);
  });
});
