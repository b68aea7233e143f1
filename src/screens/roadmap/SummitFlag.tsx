import Box from '@mui/material/Box';
import type { StepState } from '#domain/progress.ts';

const fills: Record<StepState, string> = {
  completed: 'var(--mui-palette-accent-main)',
  current: 'var(--mui-palette-accent-main)',
  upcoming: 'var(--mui-palette-primary-main)',
};

type SummitFlagProps = {
  state: StepState;
};

/** The end of the trail: a flag whose pole stands on the point it is placed at. Ember once it is the goal in reach. */
export function SummitFlag({ state }: SummitFlagProps) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="-60 -80 120 160"
      sx={{ display: 'block', width: 120, height: 160, overflow: 'visible' }}
    >
      <g
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeOpacity="0.45"
        strokeWidth="1.5"
      >
        <ellipse rx="18" ry="8" />
        <ellipse cx="1" cy="3" rx="33" ry="16" />
        <ellipse cx="-1" cy="7" rx="50" ry="25" strokeOpacity="0.3" />
      </g>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 0V-70" stroke="var(--mui-palette-text-primary)" strokeWidth="4.5" />
        <path
          d="M2-69c14-7 24 6 46-1-7 8-8 13-2 26-20 7-30-6-44 0z"
          fill={fills[state]}
          stroke="var(--mui-palette-text-primary)"
          strokeWidth="3"
        />
        <circle r="6.5" fill="var(--mui-palette-text-primary)" />
      </g>
    </Box>
  );
}
