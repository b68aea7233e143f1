import Box from '@mui/material/Box';
import type { IndustryCareer } from '#domain/industries.ts';
import { SalaryChart } from './SalaryChart.tsx';
import { SalaryTable } from './SalaryTable.tsx';
import { Section } from './Section.tsx';

type CareersProps = { careers: readonly IndustryCareer[] };

/** The industry's careers (§3): their salaries as a chart, and everything as a table. */
export function Careers({ careers }: CareersProps) {
  return (
    <Section
      title="Careers and salaries"
      lead="Average salaries in US dollars a year, from the first job to the top."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 8, lg: 10 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <SalaryChart careers={careers} />
        <SalaryTable careers={careers} />
      </Box>
    </Section>
  );
}
