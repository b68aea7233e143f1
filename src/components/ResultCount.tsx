import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ResultCountProps = {
  /** The whole sentence: "3 of 23 skills". */
  children: string;
};

/** How long typing must rest before the count is spoken, in ms. */
const restMs = 600;

/**
 * How many results there are. Seen at once; spoken once, when typing rests. The live region is there from
 * the start, so that its first change is announced too.
 */
export function ResultCount({ children: words }: ResultCountProps) {
  const [spoken, setSpoken] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Box sx={{ position: 'relative' }}>
      <Typography variant="body2" aria-hidden="true" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </Box>
  );
}
