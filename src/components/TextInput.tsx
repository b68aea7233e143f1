import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';

type TextInputProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Help below the field, always there. */
  hint?: ReactNode;
  /** What is wrong with the value, shown under the field and linked to it. */
  error?: string | undefined;
  /** Lets the owner move focus to the field, for instance to one with an error. */
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Attributes of the input element itself: maxLength, min, spellCheck ... */
  htmlInput?: OutlinedInputProps['inputProps'];
} & Pick<
  OutlinedInputProps,
  | 'type'
  | 'autoComplete'
  | 'required'
  | 'disabled'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'endAdornment'
  | 'startAdornment'
  | 'placeholder'
  | 'onBlur'
  | 'onFocus'
>;

/** A text field: label above, hint below, error next to it (design direction, "Forms"). */
export function TextInput({
  label,
  name,
  value,
  onChange,
  hint,
  error,
  inputRef,
  htmlInput,
  required = false,
  disabled = false,
  ...input
}: TextInputProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ mb: 1.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        // Here, not on the FormControl, which would write an asterisk into the label.
        required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ ...htmlInput, 'aria-describedby': described || undefined }}
        {...(inputRef ? { inputRef } : {})}
        {...input}
      />
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}
