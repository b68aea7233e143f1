import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionHeadingProps = {
  /** The id of the heading, for the section's aria-labelledby. */
  id?: string;
  title: string;
  /** A sentence or two below the title. */
  children?: ReactNode;
};

/** A public section's title and lead. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <Box sx={{ maxWidth: '68ch' }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children && (
        <Typography variant="subtitle1" component="p" sx={{ mt: 4, color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
