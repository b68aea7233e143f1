import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { TextInput } from '#components/TextInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'> & {
  /** Whether the password is shown as text. */
  shown: boolean;
  onToggle: () => void;
  /** Names the toggle; it says by itself whether it is pressed. */
  toggleLabel: string;
};

/** A password field with a toggle that shows what was typed. */
export function PasswordInput({ shown, onToggle, toggleLabel, ...input }: PasswordInputProps) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...input}
      type={shown ? 'text' : 'password'}
      htmlInput={{ ...input.htmlInput, spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={toggleLabel}
            aria-pressed={shown}
            color="inherit"
            edge="end"
            onClick={onToggle}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
