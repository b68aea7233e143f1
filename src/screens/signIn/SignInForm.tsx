import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { DemoNote } from '#components/DemoNote.tsx';
import { useFocusFirstMissing } from '#components/useFocusFirstMissing.ts';
import type { PasswordField, SignInField, SignInFormState } from '#domain/signInForm.ts';
import { SignInFields } from './SignInFields.tsx';

type SignInFormProps = {
  form: SignInFormState;
  /** The id of the note, which describes the dialog. */
  noteId: string;
  onChange: (field: SignInField, value: string) => void;
  onToggle: (field: PasswordField) => void;
  onSubmit: () => void;
};

/** The dialog's form (§3, §5): the note on the demo, the fields of the mode, the button. */
export function SignInForm({ form, noteId, onChange, onToggle, onSubmit }: SignInFormProps) {
  const formRef = useFocusFirstMissing(form.refusals);
  useEffect(() => {
    formRef.current?.querySelector('input')?.focus();
  }, [formRef]);
  return (
    <Box
      component="form"
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ mt: 4, display: 'grid', gap: 4 }}
    >
      <DemoNote id={noteId}>
        This is a demo: it signs nobody in, and keeps nothing of what you type.
      </DemoNote>
      <SignInFields form={form} onChange={onChange} onToggle={onToggle} />
      <Button type="submit" size="large" fullWidth sx={{ mt: 2 }}>
        {form.mode === 'signin' ? 'Sign in' : 'Create account'}
      </Button>
    </Box>
  );
}
