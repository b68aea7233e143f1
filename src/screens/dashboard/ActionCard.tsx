import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { RecommendedAction } from '#domain/dashboard.ts';
import { memberScreenLabel } from '#domain/routes.ts';
import { PriorityLabel } from './PriorityLabel.tsx';

type ActionCardProps = {
  action: RecommendedAction;
  /** True for the one to do next: its button takes the accent. */
  first: boolean;
};

/** Something a member is advised to do next, and the way to where it is done (§2). */
export function ActionCard({ action, first }: ActionCardProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'start',
        gap: 2,
        p: { xs: 4, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        gridColumn: first ? '1 / -1' : undefined,
        overflowWrap: 'anywhere',
      }}
    >
      <PriorityLabel priority={action.priority} />
      <Typography variant={first ? 'h3' : 'h4'} component="h3">
        {action.title}
      </Typography>
      <Typography
        variant={first ? 'body1' : 'body2'}
        sx={{ color: 'text.secondary', maxWidth: '64ch' }}
      >
        {action.description}
      </Typography>
      <Button
        href={action.path}
        variant={first ? 'contained' : 'text'}
        color={first ? 'accent' : 'primary'}
        endIcon={<ArrowRight size={18} aria-hidden="true" />}
        sx={first ? { mt: 2 } : { mt: 'auto', ml: -3 }}
      >
        Open {memberScreenLabel(action.path)}
        <VisuallyHidden>for {action.title}</VisuallyHidden>
      </Button>
    </Box>
  );
}
