import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PageSectionProps = {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Beside the title: the way to more of the same. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a member screen, named by its heading. */
export function PageSection({ title, lead, action, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box
        sx={{
          mb: 4,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 1,
        }}
      >
        <div>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {lead && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{lead}</Typography>}
        </div>
        {action}
      </Box>
      {children}
    </section>
  );
}
