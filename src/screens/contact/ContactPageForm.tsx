import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DemoNote } from '#components/DemoNote.tsx';
import { TextInput } from '#components/TextInput.tsx';
import { useFocusFirstMissing } from '#components/useFocusFirstMissing.ts';
import {
  type ContactPageField,
  type ContactPageFormState,
  missingContactPageTexts,
} from '#domain/contactPageForm.ts';
import { emailMaxLength } from '#domain/email.ts';

type ContactPageFormProps = {
  form: Extract<ContactPageFormState, { status: 'writing' }>;
  onChange: (field: ContactPageField, value: string) => void;
  onSubmit: () => void;
};

/** The contact page's form (§3, §5): four required fields, the errors beside them. */
export function ContactPageForm({ form, onChange, onSubmit }: ContactPageFormProps) {
  const formRef = useFocusFirstMissing(form.refusals);
  const field = (name: ContactPageField, label: string) => ({
    label,
    name,
    required: true,
    value: form.values[name],
    onChange: (value: string) => onChange(name, value),
    error: form.missing.includes(name) ? missingContactPageTexts[name] : undefined,
  });
  return (
    <>
      <Typography variant="h3" component="h2">
        Write to us
      </Typography>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        All four fields are needed.
      </Typography>
      <Box
        component="form"
        ref={formRef}
        noValidate
        aria-label="Write to us"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{
          mt: 6,
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
        }}
      >
        <TextInput {...field('name', 'Name')} autoComplete="name" />
        <TextInput
          {...field('email', 'Email')}
          type="email"
          autoComplete="email"
          htmlInput={{ maxLength: emailMaxLength, inputMode: 'email', spellCheck: false }}
        />
        <TextInput {...field('subject', 'Subject')} autoComplete="off" />
        <TextInput {...field('message', 'Message')} multiline minRows={5} maxRows={16} />
        <DemoNote>
          This is a demo: the form sends nothing, and what you write stays on this page.
        </DemoNote>
        <Box>
          <Button type="submit" size="large" color="accent">
            Send message
          </Button>
        </Box>
      </Box>
    </>
  );
}
