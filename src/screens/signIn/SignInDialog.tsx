import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId } from 'react';
import { productName } from '#domain/product.ts';
import type {
  PasswordField,
  SignInField,
  SignInFormState,
  SignInMode,
} from '#domain/signInForm.ts';
import { SignInForm } from './SignInForm.tsx';

type SignInDialogProps = {
  open: boolean;
  form: SignInFormState;
  onChange: (field: SignInField, value: string) => void;
  onToggle: (field: PasswordField) => void;
  onSwitch: (mode: SignInMode) => void;
  onSubmit: () => void;
  onClose: () => void;
};

const words = {
  signin: {
    title: 'Sign in',
    question: `New to ${productName}?`,
    other: 'register',
    switchTo: 'Create an account',
  },
  register: {
    title: 'Create your account',
    question: 'Already have an account?',
    other: 'signin',
    switchTo: 'Sign in instead',
  },
} as const;

/** The sign-in dialog (§2, §4): two modes, no check, and it says so. */
export function SignInDialog({
  open,
  form,
  onChange,
  onToggle,
  onSwitch,
  onSubmit,
  onClose,
}: SignInDialogProps) {
  const id = useId();
  const { title, question, other, switchTo } = words[form.mode];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // The whole dialog scrolls: nothing of it is out of reach on a small screen or with large text.
      scroll="body"
      maxWidth={false}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      slotProps={{
        paper: {
          sx: {
            boxSizing: 'border-box',
            width: 'min(440px, calc(100% - 24px))',
            maxWidth: 'none',
            m: { xs: 3, sm: 6 },
            p: { xs: 5, sm: 8 },
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', alignItems: 'start' }}>
        <Typography id={`${id}-title`} variant="h3" component="h2" sx={{ pt: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label="Close" color="inherit" onClick={onClose} edge="end">
          <X size={24} aria-hidden="true" />
        </IconButton>
      </Box>
      <SignInForm
        // A form of its own for each mode: it starts at its first field.
        key={form.mode}
        noteId={`${id}-note`}
        form={form}
        onChange={onChange}
        onToggle={onToggle}
        onSubmit={onSubmit}
      />
      <Typography
        component="div"
        variant="body2"
        sx={{
          mt: 4,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 2,
        }}
      >
        {question}
        <Button variant="text" size="small" onClick={() => onSwitch(other)}>
          {switchTo}
        </Button>
      </Typography>
    </Dialog>
  );
}
