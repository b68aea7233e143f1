import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Assessment } from '#domain/assessments.ts';

type AssessmentCardProps = {
  assessment: Assessment;
};

/** An assessment: Pending or Completed as a word with an icon, and its score where it gives one (§2). */
export function AssessmentCard({ assessment }: AssessmentCardProps) {
  const { title, description, completed, score } = assessment;
  const Icon = completed ? CircleCheck : CircleDashed;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        p: 5,
        border: 1,
        borderStyle: completed ? 'solid' : 'dashed',
        borderColor: completed ? 'divider' : 'trail.fieldOutline',
        borderRadius: '16px',
        bgcolor: completed ? 'background.paper' : 'transparent',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {description}
      </Typography>
      <Box
        sx={{
          mt: 'auto',
          minHeight: 32,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
        }}
      >
        <Typography
          variant="overline"
          component="p"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            letterSpacing: 0,
            color: completed ? 'success.main' : 'text.secondary',
          }}
        >
          <Icon size={18} aria-hidden="true" />
          {completed ? 'Completed' : 'Pending'}
        </Typography>
        {score !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Score{' '}
            <Typography variant="figure" component="span" sx={{ color: 'text.primary' }}>
              {score}
            </Typography>{' '}
            of 100
          </Typography>
        )}
      </Box>
    </Box>
  );
}
