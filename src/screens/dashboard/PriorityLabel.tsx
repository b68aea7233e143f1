import Box from '@mui/material/Box';
import type { Priority } from '#domain/dashboard.ts';

/** A shape for each priority, so that colour is never alone: a full triangle, a hollow circle. */
const shapes: Record<Priority, React.ReactNode> = {
  High: <path d="M7 1.5 13 12H1z" fill="currentColor" />,
  Medium: <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="2.5" />,
};

type PriorityLabelProps = {
  priority: Priority;
};

/** How pressing an action is (§9): a shape and the word. */
export function PriorityLabel({ priority }: PriorityLabelProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        typography: 'overline',
        letterSpacing: 0,
        color: priority === 'High' ? 'warning.main' : 'text.secondary',
      }}
    >
      <svg width="13" height="13" viewBox="0 0 14 14" aria-hidden="true">
        {shapes[priority]}
      </svg>
      {priority} priority
    </Box>
  );
}
