import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  children: ReactNode;
};

/** A part of the industry page, named by its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>}
      <Box sx={{ mt: 5 }}>{children}</Box>
    </section>
  );
}
