import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { TextInput } from '#components/TextInput.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { parseAge, unreadableAge } from '#domain/profile.ts';

type AgeInputProps = Pick<
  ComponentProps<typeof TextInput>,
  'label' | 'name' | 'value' | 'onChange' | 'autoComplete'
>;

/**
 * The age (§2). A wrong one says so when the field is left, not while it is half typed; once said, it goes
 * as soon as the age is right.
 */
export function AgeInput({ value, onChange, ...input }: AgeInputProps) {
  const [judged, setJudged] = useState(true);
  // A number field hides what is no number at all: its value is empty then, and only the browser knows.
  const [unreadable, setUnreadable] = useState(false);
  const age = parseAge(value);
  const wrong = unreadable ? unreadableAge : age.ok ? undefined : age.error;
  const error = judged ? wrong : undefined;
  return (
    <>
      <TextInput
        {...input}
        type="number"
        value={value}
        onChange={(text) => {
          setUnreadable(false);
          onChange(text);
        }}
        onFocus={() => setJudged(wrong !== undefined)}
        onBlur={(event) => {
          setUnreadable(event.target.validity.badInput);
          setJudged(true);
        }}
        error={error}
        htmlInput={{ inputMode: 'numeric' }}
      />
      <Box role="status" sx={{ position: 'relative' }}>
        {error && <VisuallyHidden>{error}</VisuallyHidden>}
      </Box>
    </>
  );
}
