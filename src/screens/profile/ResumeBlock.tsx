import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FilePenLine, FileText, Upload } from 'lucide-react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

type ResumeBlockProps = {
  /** Called with the label of a button whose action is not part of the demo (§2). */
  onUnavailable: (label: string) => void;
};

/** The resume (§2): none yet, so its AI score is dashes. */
export function ResumeBlock({ onUnavailable }: ResumeBlockProps) {
  return (
    <Card component="section" aria-labelledby="resume" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id="resume" variant="h4" component="h2">
        Resume
      </Typography>
      <Box
        sx={{
          my: 4,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          p: 4,
          border: '1px dashed',
          borderColor: 'trail.fieldOutline',
          borderRadius: '10px',
          bgcolor: 'trail.sunken',
        }}
      >
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          <FileText size={22} aria-hidden="true" />
          No resume
        </Typography>
        <Typography
          component="p"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}
        >
          AI Score
          <Typography
            variant="figure"
            component="span"
            aria-hidden="true"
            sx={{ color: 'text.primary' }}
          >
            ––
          </Typography>
          <VisuallyHidden>none yet: there is no resume to score</VisuallyHidden>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, '& > *': { flex: '1 1 auto' } }}>
        <Button
          startIcon={<Upload size={18} aria-hidden="true" />}
          onClick={() => onUnavailable('Upload Resume')}
        >
          Upload Resume
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<FilePenLine size={18} aria-hidden="true" />}
          onClick={() => onUnavailable('Edit Resume')}
        >
          Edit Resume
        </Button>
      </Box>
    </Card>
  );
}
