import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MemberPage } from '#components/MemberPage.tsx';
import { Meter } from '#components/Meter.tsx';
import type { Assessment } from '#domain/assessments.ts';
import {
  missingParts,
  type ProfileEdit,
  type ProfileForm,
  profileCompleteness,
} from '#domain/profile.ts';
import { AssessmentSection } from './AssessmentSection.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ResumeBlock } from './ResumeBlock.tsx';

type ProfileScreenProps = {
  form: ProfileForm;
  onEdit: (edit: ProfileEdit) => void;
  assessments: readonly Assessment[];
  /** Called with the label of a button whose action is not part of the demo (§2). */
  onUnavailable: (label: string) => void;
};

/** The profile (§2): six fields, photo, resume, six assessments, and how much of it is there. */
export function ProfileScreen({ form, onEdit, assessments, onUnavailable }: ProfileScreenProps) {
  // Neither a photo nor a resume can be added in the demo.
  const { done, total, percent } = profileCompleteness(form, assessments, false, false);
  const missing = missingParts(form, assessments, false, false);
  return (
    <MemberPage
      title="Your profile"
      lead="A fuller profile gives you a roadmap and job matches that fit better."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <ProfileFields form={form} onEdit={onEdit} />
        <Box sx={{ display: 'grid', gap: 6 }}>
          <Card sx={{ p: { xs: 4, sm: 6 } }}>
            <Meter
              label="Profile completeness"
              value={done}
              total={total}
              words={`${done} of ${total} parts complete`}
              figure={`${percent}%`}
            />
            {missing.length > 0 && (
              <Typography variant="body2" sx={{ mt: 3 }}>
                Still missing: {missing.join(', ')}.
              </Typography>
            )}
          </Card>
          <ResumeBlock onUnavailable={onUnavailable} />
        </Box>
      </Box>
      <Box sx={{ mt: { xs: 8, md: 12 } }}>
        <AssessmentSection assessments={assessments} />
      </Box>
    </MemberPage>
  );
}
