import { useReducer } from 'react';
import { contactDetails } from '#demo/contactDetails.ts';
import { contactPageFormReducer, initialContactPageForm } from '#domain/contactPageForm.ts';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';

export function Component() {
  const [form, dispatch] = useReducer(contactPageFormReducer, initialContactPageForm);
  return (
    <ContactScreen
      details={contactDetails}
      form={form}
      onChange={(field, value) => dispatch({ type: 'changed', field, value })}
      onSubmit={() => dispatch({ type: 'submitted' })}
      onRestart={() => dispatch({ type: 'restarted' })}
    />
  );
}
