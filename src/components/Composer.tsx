import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { chatMaxLength, isBlank } from '#domain/chatText.ts';

type ComposerProps = {
  /** Names the field: "Message Amira Haddad". Also its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called for input that is not blank (§5). */
  onSend: () => void;
  /** Lets the owner move focus to the field. */
  inputRef: RefObject<HTMLTextAreaElement | null>;
};

/** Below so many characters left, the composer says how many. */
const warnBelow = 250;

/** Where a message is written. Enter sends, Shift+Enter breaks the line. */
export function Composer({ label, value, onChange, onSend, inputRef }: ComposerProps) {
  const id = useId();
  const blank = isBlank(value);
  const left = chatMaxLength - value.length;
  const send = () => {
    if (blank) return;
    onSend();
    // The button is about to be disabled: whoever pressed it writes on.
    inputRef.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={formStyle}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, maxWidth: 820, mx: 'auto' }}>
        <OutlinedInput
          multiline
          fullWidth
          maxRows={6}
          value={value}
          placeholder={label}
          inputRef={inputRef}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!asksToSend(event)) return;
            event.preventDefault();
            send();
          }}
          inputProps={{
            'aria-label': label,
            'aria-describedby': left < warnBelow ? `${id}-left` : undefined,
            dir: 'auto',
            enterKeyHint: 'send',
            maxLength: chatMaxLength,
          }}
          sx={fieldStyle}
        />
        <IconButton type="submit" aria-label="Send" disabled={blank} sx={sendStyle}>
          <SendHorizontal size={20} aria-hidden="true" />
        </IconButton>
      </Box>
      {left < warnBelow && (
        <FormHelperText id={`${id}-left`} sx={{ maxWidth: 820, mx: 'auto' }}>
          {left === 1 ? '1 character left' : `${left} characters left`}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The Enter that ends an input method's word is not one to send with; Safari says so by key code 229. */
function asksToSend({ key, shiftKey, altKey, nativeEvent }: KeyboardEvent): boolean {
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return key === 'Enter' && !shiftKey && !altKey && !composing;
}

const formStyle = {
  position: 'sticky',
  bottom: 0,
  flexShrink: 0,
  px: { xs: 4, sm: 6 },
  pt: 3,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '@media (max-height: 480px)': { pt: 1.5, pb: 'max(6px, env(safe-area-inset-bottom))' },
  '@media print': { display: 'none' },
} as const;

const fieldStyle = {
  borderRadius: '22px',
  minHeight: 44,
  py: '9px',
  // On a low screen the log keeps the larger part.
  '& textarea': {
    py: 0,
    '&::placeholder': { opacity: 1, color: 'text.secondary' },
    maxHeight: '30dvh',
    overflowY: 'auto !important',
    lineHeight: 1.5,
  },
} as const;

const sendStyle = {
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: '1px solid transparent',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'trail.sunken', color: 'text.secondary', borderColor: 'divider' },
} as const;
