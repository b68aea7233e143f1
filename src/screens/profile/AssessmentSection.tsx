import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Assessment } from '#domain/assessments.ts';
import { AssessmentCard } from './AssessmentCard.tsx';

type AssessmentSectionProps = {
  assessments: readonly Assessment[];
};

/** The six assessments (§2), and how many of them are completed. */
export function AssessmentSection({ assessments }: AssessmentSectionProps) {
  const completed = assessments.filter((assessment) => assessment.completed).length;
  return (
    <section aria-labelledby="assessments">
      <Box sx={{ mb: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
        <Typography id="assessments" variant="h3" component="h2">
          Assessments
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {completed} of {assessments.length} completed
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {assessments.map((assessment) => (
          <li key={assessment.id}>
            <AssessmentCard assessment={assessment} />
          </li>
        ))}
      </Box>
    </section>
  );
}
