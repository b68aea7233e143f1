import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { FormStatus } from '#components/FormStatus.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { TextInput } from '#components/TextInput.tsx';
import { useReturnFocus } from '#components/useReturnFocus.ts';
import {
  type ContactFormState,
  contactFormMessage,
  isSendingContactForm,
  messageMaxLength,
} from '#domain/contactForm.ts';
import { emailMaxLength } from '#domain/email.ts';

export type ContactSectionProps = {
  form: ContactFormState;
  onChange: (field: 'email' | 'message', value: string) => void;
  onSubmit: () => void;
  /** Called when a person reaches for the form: the moment to load what sending needs. */
  onReach?: () => void;
};

/** The landing page's contact form (§4, §5, §8). The browser checks the address before anything is sent. */
export function ContactSection({ form, onChange, onSubmit, onReach }: ContactSectionProps) {
  const email = useRef<HTMLInputElement>(null);
  const busy = isSendingContactForm(form);
  useReturnFocus(busy, email);
  return (
    <Box
      component="section"
      id="contact"
      aria-labelledby="contact-title"
      sx={{ bgcolor: 'trail.sunken', borderBlock: 1, borderColor: 'divider' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 12, md: 18 },
          display: 'grid',
          gap: { xs: 8, md: 16 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.85fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <SectionHeading id="contact-title" title="Talk to us">
          A question, an idea, a way we could work together: write a line. A person reads it, and a
          person answers.
        </SectionHeading>
        <Card sx={{ p: { xs: 5, sm: 7 } }}>
          <Box
            component="form"
            onFocus={onReach}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
            sx={{
              display: 'grid',
              gap: 5,
              // Nothing to say takes no room.
              '&:has(> [role="status"]:empty)': { mb: -5 },
            }}
          >
            <TextInput
              label="Your email"
              name="email"
              type="email"
              autoComplete="email"
              required
              disabled={busy}
              value={form.email}
              onChange={(value) => onChange('email', value)}
              inputRef={email}
              htmlInput={{ maxLength: emailMaxLength, inputMode: 'email', spellCheck: false }}
            />
            <TextInput
              label="Message (optional)"
              name="message"
              multiline
              minRows={4}
              maxRows={14}
              disabled={busy}
              value={form.message}
              onChange={(value) => onChange('message', value)}
              htmlInput={{ maxLength: messageMaxLength }}
            />
            <Box>
              <Button type="submit" size="large" disabled={busy}>
                {busy ? 'Sending...' : 'Send message'}
              </Button>
            </Box>
            <FormStatus message={contactFormMessage(form)} />
          </Box>
        </Card>
      </Container>
    </Box>
  );
}
