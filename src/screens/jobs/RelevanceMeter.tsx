import Box from '@mui/material/Box';
import { useId } from 'react';
import { relevanceWord } from '#domain/jobs.ts';

/** The slope's size, in px. */
const width = 44;
const height = 16;

/** How well a job fits (§3): a slope that is climbed as far as the score goes, and the word for it. */
export function RelevanceMeter({ score }: { /** From 0 to 100. */ score: number }) {
  const clip = useId();
  const word = relevanceWord(score);
  const slope = `M1 ${height - 1}H${width - 1}V2z`;
  return (
    <Box
      component="span"
      role="meter"
      aria-label="Match"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={`${word}, ${score} of 100`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 600 }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        sx={{ width, height, flex: 'none', color: 'primary.main' }}
      >
        <clipPath id={clip}>
          <rect width={(width * score) / 100} height={height} />
        </clipPath>
        <path d={slope} fill="currentColor" clipPath={`url(#${clip})`} />
        <path
          d={slope}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </Box>
      {word}
    </Box>
  );
}
