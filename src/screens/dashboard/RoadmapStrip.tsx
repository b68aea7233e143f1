import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TrailMarker } from '#components/TrailMarker.tsx';
import type { DashboardStep } from '#domain/dashboard.ts';
import { stepStateWords } from '#domain/progress.ts';

type RoadmapStripProps = {
  /** Names the list. */
  label: string;
  steps: readonly DashboardStep[];
};

/**
 * The roadmap in a few steps (§2): a trail walked so far drawn solid, the rest dotted. It runs across where
 * there is room and down on a phone.
 */
export function RoadmapStrip({ label, steps }: RoadmapStripProps) {
  return (
    <Box component="ol" aria-label={label} sx={stripStyle}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.id}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          sx={stepStyle}
        >
          <TrailMarker number={index + 1} state={step.state} />
          <Box sx={{ minWidth: 0, minHeight: 44, alignSelf: 'center', pt: { xs: 0, md: 3 } }}>
            <Typography
              variant="overline"
              component="p"
              sx={{
                color: step.state === 'upcoming' ? 'text.secondary' : 'primary.main',
                letterSpacing: 0,
              }}
            >
              {stepStateWords[step.state]}
            </Typography>
            <Typography
              variant="h5"
              component="p"
              sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}
            >
              {step.title}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const stripStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: { xs: 'block', md: 'grid' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

const stepStyle = {
  position: 'relative',
  display: { xs: 'flex', md: 'block' },
  gap: 4,
  pr: { xs: 0, md: 4 },
  pb: { xs: 9, md: 0 },
  '&:last-of-type': { pb: 0 },
  // The stretch of trail to the next step.
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    borderColor: 'primary.main',
    borderStyle: 'dotted',
    borderWidth: { xs: '0 0 0 4px', md: '4px 0 0' },
    left: { xs: 20, md: 56 },
    right: { md: 12 },
    top: { xs: 54, md: 20 },
    bottom: { xs: 10, md: 'auto' },
  },
  '&[data-state="completed"]:not(:last-of-type)::after': { borderStyle: 'solid' },
} as const;
