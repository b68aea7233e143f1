import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardGrid } from '#components/cardGridStyles.ts';
import type { Subindustry } from '#domain/industries.ts';
import { Section } from './Section.tsx';

type SubindustriesProps = { subindustries: readonly Subindustry[] };

/** The industry's parts, each in a sentence or two (§3). */
export function Subindustries({ subindustries }: SubindustriesProps) {
  return (
    <Section title="Subindustries">
      <Box
        component="ul"
        role="list"
        sx={{
          ...cardGrid('auto-fill, minmax(min(100%, 312px), 1fr)'),
          '& > li': {
            minWidth: 0,
            p: 5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            bgcolor: 'background.paper',
            overflowWrap: 'anywhere',
          },
        }}
      >
        {subindustries.map(({ name, description }) => (
          <li key={name}>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {description}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
