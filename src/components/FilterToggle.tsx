import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type FilterToggleProps<Value extends string> = {
  /** What the choices narrow: "Skill category". Names the group. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen one. */
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the label above the choices; otherwise screen readers alone get it. */
  showLabel?: boolean;
};

/** One of a few choices that narrow a list: radio buttons drawn as chips, arrow keys included. */
export function FilterToggle<Value extends string>({
  label,
  options,
  value,
  onChange,
  showLabel = false,
}: FilterToggleProps<Value>) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, ...(showLabel && { mb: 1.5, typography: 'subtitle2' }) }}>
        {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {options.map((option) => (
          <FilterChip
            key={option.value}
            name={name}
            label={option.label}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </Box>
    </Box>
  );
}

type FilterChipProps = { name: string; label: string; checked: boolean; onChoose: () => void };

function FilterChip({ name, label, checked, onChoose }: FilterChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: 44, md: 40 },
        px: 4,
        borderRadius: '999px',
        border: 1,
        borderColor: checked ? 'primary.main' : 'trail.fieldOutline',
        bgcolor: checked ? 'primary.main' : 'background.paper',
        color: checked ? 'primary.contrastText' : 'text.primary',
        fontSize: '0.9375rem',
        fontWeight: 600,
        cursor: 'pointer',
        '&:hover': checked ? {} : { bgcolor: 'trail.sunken' },
        '&:has(:focus-visible)': {
          outline: '3px solid var(--mui-palette-primary-main)',
          outlineOffset: 2,
        },
        // Forced colours drop the fill: the system's own pair for what is selected.
        '@media (forced-colors: active)': checked
          ? { forcedColorAdjust: 'none', bgcolor: 'Highlight', color: 'HighlightText' }
          : {},
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          cursor: 'inherit',
        }}
      />
      {checked && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
      {label}
    </Box>
  );
}
