import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type MeterProps = {
  /** What is measured: "Profile completeness". */
  label: string;
  /** How much there is, from 0 to `total`. */
  value: number;
  total: number;
  /** The value in words: "9 of 14 completed". Seen and spoken. */
  words: string;
  /** The number that matters, above the bar: "64%". */
  figure?: string;
};

/** How much of a whole is there: a bar, a label, and the value in words. */
export function Meter({ label, value, total, words, figure }: MeterProps) {
  const id = useId();
  const share = total > 0 ? Math.min(Math.max(value / total, 0), 1) : 0;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h6" component="span" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        {figure && (
          <Typography variant="figure" component="span" aria-hidden="true">
            {figure}
          </Typography>
        )}
      </Box>
      <Box
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={value}
        aria-valuetext={words}
        sx={{
          my: 2,
          height: 10,
          borderRadius: '999px',
          border: '1px solid',
          borderColor: 'trail.fieldOutline',
          bgcolor: 'trail.sunken',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            height: '100%',
            borderRadius: '999px',
            bgcolor: 'primary.main',
            // Forced colours drop backgrounds; the filled part must stay one.
            '@media (forced-colors: active)': {
              forcedColorAdjust: 'none',
              backgroundColor: 'Highlight',
            },
            printColorAdjust: 'exact',
            width: `${share * 100}%`,
          }}
        />
      </Box>
      <Typography variant="body2" aria-hidden="true" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </div>
  );
}
