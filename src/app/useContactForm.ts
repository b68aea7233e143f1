import { useEffect, useReducer } from 'react';
import {
  contactFormExpiry,
  contactFormReducer,
  contactFormRequest,
  initialContactForm,
} from '#domain/contactForm.ts';
import { contactResetMs } from '#domain/timing.ts';
import { useConnection } from './ConnectionProvider.tsx';

/** The landing page's contact form: its state, and what its screen calls. */
export function useContactForm() {
  const { backend } = useConnection();
  const [form, dispatch] = useReducer(contactFormReducer, initialContactForm);

  const submission = contactFormExpiry(form);
  useEffect(() => {
    if (submission === null) return;
    const timer = setTimeout(() => dispatch({ type: 'expired', submission }), contactResetMs);
    return () => clearTimeout(timer);
  }, [submission]);

  return {
    form,
    onReach: backend.preload,
    onChange: (field: 'email' | 'message', value: string) =>
      dispatch({ type: 'changed', field, value }),
    onSubmit: async () => {
      const request = contactFormRequest(form);
      dispatch({ type: 'submitted' });
      if (request === null) return;
      dispatch({ type: 'settled', outcome: await backend.requestContact(request) });
    },
  };
}
