import { useReducer } from 'react';
import { betaFormReducer, betaFormRequest, initialBetaForm } from '#domain/betaForm.ts';
import { useConnection } from './ConnectionProvider.tsx';

/** The beta form's state, and what its screen calls. */
export function useBetaForm() {
  const { backend } = useConnection();
  const [form, dispatch] = useReducer(betaFormReducer, initialBetaForm);
  return {
    form,
    onReach: backend.preload,
    onChange: (email: string) => dispatch({ type: 'changed', email }),
    onSubmit: async () => {
      const email = betaFormRequest(form);
      dispatch({ type: 'submitted' });
      if (email === null) return;
      dispatch({ type: 'settled', outcome: await backend.registerForBeta(email) });
    },
  };
}
