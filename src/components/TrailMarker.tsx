import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { StepState } from '#domain/progress.ts';
import { fonts } from '#theme/tokens.ts';

type TrailMarkerProps = {
  /** The mark's place on the path, from 1. */
  number: number;
  state: StepState;
  /** The colour of the current mark. Ember once a screen. */
  tone?: 'primary' | 'accent';
  /** Diameter in px. */
  size?: number;
};

/**
 * A mark on a trail: checked when completed, ringed when current, hollow when ahead. For the eye alone;
 * the state in words stands beside it.
 */
export function TrailMarker({ number, state, tone = 'primary', size = 44 }: TrailMarkerProps) {
  return (
    <Box
      aria-hidden="true"
      data-state={state}
      sx={{
        ...markerStyle,
        width: size,
        height: size,
        fontSize: size * 0.42,
        '&[data-state="current"]': {
          bgcolor: `${tone}.main`,
          borderColor: `${tone}.main`,
          color: `${tone}.contrastText`,
          boxShadow: `0 0 0 4px var(--mui-palette-background-paper), 0 0 0 7px var(--mui-palette-${tone}-main)`,
        },
      }}
    >
      {state === 'completed' ? <Check size={Math.round(size * 0.46)} strokeWidth={3} /> : number}
    </Box>
  );
}

const markerStyle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid',
  fontFamily: fonts.display,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
  '&[data-state="completed"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&[data-state="upcoming"]': {
    bgcolor: 'background.paper',
    borderColor: 'primary.main',
    color: 'primary.main',
  },
} as const;
