import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Gift } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormStatus } from '#components/FormStatus.tsx';
import { TextInput } from '#components/TextInput.tsx';
import { useReturnFocus } from '#components/useReturnFocus.ts';
import { type BetaFormState, betaFormMessage, isSubmittingBetaForm } from '#domain/betaForm.ts';
import { emailMaxLength } from '#domain/email.ts';

export type BetaCardProps = {
  form: BetaFormState;
  onChange: (email: string) => void;
  onSubmit: () => void;
  /** Called when a person reaches for the form: the moment to load what sending needs. */
  onReach?: () => void;
};

/** The beta waitlist (§1, §4, §5, §8): one field, one button, and the perk said plainly. */
export function BetaCard({ form, onChange, onSubmit, onReach }: BetaCardProps) {
  const field = useRef<HTMLInputElement>(null);
  const busy = isSubmittingBetaForm(form);
  const message = betaFormMessage(form);
  const invalid = form.status === 'invalid';
  useReturnFocus(busy, field);
  useEffect(() => {
    // Each failed submission makes a new state, so that a second try moves focus again.
    if (form.status === 'invalid') field.current?.focus();
  }, [form]);

  return (
    <Card
      id="beta"
      component="section"
      aria-labelledby="beta-title"
      sx={{
        p: { xs: 5, sm: 7 },
        boxShadow: '0 18px 48px rgb(10 20 17 / 10%)',
        position: 'relative',
      }}
    >
      <Typography id="beta-title" variant="h3" component="h2">
        Join the beta
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>
        Be among the first on the trail. We write once, when the beta launches.
      </Typography>
      <Box
        sx={{
          mt: 4,
          px: 4,
          py: 3,
          display: 'flex',
          gap: 3,
          alignItems: 'center',
          borderRadius: '10px',
          bgcolor: 'trail.sunken',
        }}
      >
        <Box sx={{ color: 'primary.main', display: 'flex', flexShrink: 0 }}>
          <Gift size={22} aria-hidden="true" />
        </Box>
        <Typography variant="body2">
          Beta testers get a <strong>free premium account for life</strong>.
        </Typography>
      </Box>
      <Box
        component="form"
        noValidate
        onFocus={onReach}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{
          mt: 5,
          display: 'grid',
          gap: 4,
          // Nothing to say takes no room.
          '&:has(> [role="status"]:empty)': { mb: -4 },
        }}
      >
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          disabled={busy}
          value={form.email}
          onChange={onChange}
          inputRef={field}
          error={invalid && message ? message.text : undefined}
          htmlInput={{ maxLength: emailMaxLength, inputMode: 'email', spellCheck: false }}
        />
        <Button type="submit" color="accent" size="large" disabled={busy} fullWidth>
          {busy ? 'Joining...' : 'Join the beta'}
        </Button>
        <FormStatus message={invalid ? null : message} />
      </Box>
    </Card>
  );
}
