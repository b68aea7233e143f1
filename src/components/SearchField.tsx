import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search, X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SearchFieldProps = {
  /** What is searched: "Search skills". Names the field and its search landmark. */
  label: string;
  value: string;
  /** Called with every keystroke; the clear button and Escape give ''. */
  onChange: (value: string) => void;
  /** Keeps the label for screen readers only, where a heading and the placeholder say enough. */
  hideLabel?: boolean;
  /** An example of what to type. Never the only label. */
  placeholder?: string;
  /** Lets the owner move focus to the field, for instance after an empty list's way out. */
  inputRef?: Ref<HTMLInputElement | null>;
  sx?: SxProps<Theme>;
};

/** A search that works while a person types: label, magnifier, and a button that empties the field. */
export function SearchField({
  label,
  value,
  onChange,
  hideLabel = false,
  placeholder,
  inputRef,
  sx,
}: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => field.current as HTMLInputElement, []);
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      noValidate
      // Results are there already; Enter only puts a phone's keyboard away.
      onSubmit={(event) => {
        event.preventDefault();
        if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
      }}
      sx={[{ width: '100%' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: hideLabel ? 0 : 1.5 }}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </FormLabel>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        value={value}
        placeholder={placeholder ?? ''}
        inputRef={field}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 200,
        }}
        startAdornment={
          <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
            <Search size={20} aria-hidden="true" />
          </InputAdornment>
        }
        endAdornment={
          value !== '' && (
            <InputAdornment position="end">
              <IconButton
                aria-label="Clear search"
                edge="end"
                color="inherit"
                sx={{ minWidth: 44, minHeight: 44 }}
                onClick={() => {
                  onChange('');
                  field.current?.focus();
                }}
              >
                <X size={20} aria-hidden="true" />
              </IconButton>
            </InputAdornment>
          )
        }
        // The browser's own clear button would be a second one.
        sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </Box>
  );
}
