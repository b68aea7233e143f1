import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '#domain/routes.ts';
import { emptySignInForms, isSignInFormComplete, signInFormReducer } from '#domain/signInForm.ts';
import { SignInDialog } from '#screens/signIn/SignInDialog.tsx';

/** What the layout gives the sign-in dialog. */
export type SignInProps = { open: boolean; onClose: () => void };

/** The sign-in dialog, wired: either form closes it and goes to the dashboard, with no check (§4, §6). */
export function SignIn({ open, onClose }: SignInProps) {
  const [form, dispatch] = useReducer(signInFormReducer, emptySignInForms.signin);
  const navigate = useNavigate();
  return (
    <SignInDialog
      open={open}
      form={form}
      onChange={(field, value) => dispatch({ type: 'changed', field, value })}
      onToggle={(field) => dispatch({ type: 'toggled', field })}
      onSwitch={(mode) => dispatch({ type: 'switched', mode })}
      onSubmit={() => {
        dispatch({ type: 'submitted' });
        if (!isSignInFormComplete(form)) return;
        onClose();
        navigate(routes.dashboard);
      }}
      onClose={onClose}
    />
  );
}
