import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown, CircleCheck, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { type StepState, stepStateWords } from '#domain/progress.ts';
import type { Milestone } from '#domain/roadmap.ts';
import { milestoneIcons } from './milestoneIcons.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

type MilestoneCardProps = {
  milestone: Milestone;
  /** Its place on the trail, from 1. */
  number: number;
  state: StepState;
};

/** What a mark stands for: state, title, one line, and more on demand. */
export function MilestoneCard({ milestone, number, state }: MilestoneCardProps) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const Icon = milestoneIcons[milestone.icon];
  return (
    <Box data-state={state} sx={cardStyle}>
      <Box sx={{ ...tileStyle, color: `${milestone.color}.main` }}>
        <Icon size={22} aria-hidden="true" />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <StateLine number={number} state={state} isFlag={milestone.isFlag} />
        <Typography variant="h4" component="h2" sx={{ textWrap: 'pretty' }}>
          {milestone.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {milestone.subtitle}
        </Typography>
        <Button
          variant="text"
          size="small"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          endIcon={
            <ChevronDown
              size={18}
              aria-hidden="true"
              style={{ transform: open ? 'rotate(180deg)' : 'none' }}
            />
          }
          sx={{ ml: -2, px: 2, '@media print': { display: 'none' } }}
        >
          Details
          <VisuallyHidden>about {milestone.title}</VisuallyHidden>
        </Button>
        <Typography
          id={detailsId}
          variant="body2"
          hidden={!open}
          sx={{
            mt: 1,
            animation: `${appear} 180ms`,
            '@media print': { display: 'none' },
          }}
        >
          {milestone.details}
        </Typography>
      </Box>
    </Box>
  );
}

type StateLineProps = Pick<MilestoneCardProps, 'number' | 'state'> & { isFlag: boolean };

/** "Milestone 5 · You are here": the state as a word, an icon and a colour. */
function StateLine({ number, state, isFlag }: StateLineProps) {
  const icons = { completed: CircleCheck, current: MapPin, upcoming: undefined };
  const colors = { completed: 'primary.main', current: 'accent.main', upcoming: 'text.secondary' };
  const Icon = icons[state];
  return (
    <Typography
      variant="overline"
      component="p"
      sx={{ letterSpacing: 0, color: colors[state], '& svg': { verticalAlign: '-3px', mr: 1.5 } }}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      {isFlag ? 'Summit' : `Milestone ${number}`} · {stepStateWords[state]}
    </Typography>
  );
}

const cardStyle = {
  display: 'flex',
  gap: 3,
  p: 4,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '&[data-state="current"]': {
    borderColor: 'accent.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-accent-main)',
  },
  // Two lines of a title and two below it still leave a gap to the next card on the same side.
  '@media print': { p: '2.5mm', '& p, & h2': { fontSize: '9.5pt', lineHeight: 1.35 } },
} as const;

const tileStyle = {
  // Only where it leaves the words enough room.
  display: 'none',
  '@container map (min-width: 480px) and (max-width: 719px)': { display: 'grid' },
  '@container map (min-width: 900px)': { display: 'grid' },
  '@media print': { display: 'none !important' },
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: '10px',
  bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
} as const;
