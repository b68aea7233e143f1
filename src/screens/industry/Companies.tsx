import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IndustryCompany } from '#domain/industries.ts';
import { Section } from './Section.tsx';

type CompaniesProps = { companies: readonly IndustryCompany[] };

/** The industry's leading companies and what kind of company each is (§3). */
export function Companies({ companies }: CompaniesProps) {
  return (
    <Section title="Leading companies">
      <Box
        component="ul"
        role="list"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          '& > li': {
            minWidth: 0,
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          },
        }}
      >
        {companies.map(({ name, type }) => (
          <li key={name}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {type}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
