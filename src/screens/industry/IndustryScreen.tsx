import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { IndustryDetail, IndustryId } from '#domain/industries.ts';
import { routes } from '#domain/routes.ts';
import { Careers } from './Careers.tsx';
import { Companies } from './Companies.tsx';
import { History } from './History.tsx';
import { IndustryHeader } from './IndustryHeader.tsx';
import { Subindustries } from './Subindustries.tsx';

type IndustryScreenProps = {
  /** Chooses the picture. */
  id: IndustryId;
  industry: IndustryDetail;
};

/** One industry (§2): what it is, how it came to be, its parts, its companies and its careers. */
export function IndustryScreen({ id, industry }: IndustryScreenProps) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <Button
        href={routes.learning}
        variant="text"
        color="secondary"
        startIcon={<ArrowLeft size={18} aria-hidden="true" />}
        sx={{ ml: -3, '@media print': { display: 'none' } }}
      >
        Back to Career Index
      </Button>
      <IndustryHeader id={id} industry={industry} />
      <Box sx={{ display: 'grid', gap: { xs: 12, md: 18 }, mt: { xs: 10, md: 14 } }}>
        <History paragraphs={industry.history} />
        <Subindustries subindustries={industry.subindustries} />
        <Companies companies={industry.companies} />
        <Careers careers={industry.careers} />
      </Box>
      <Box
        sx={{
          mt: { xs: 12, md: 18 },
          p: { xs: 6, md: 8 },
          borderRadius: '16px',
          bgcolor: 'trail.sunken',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'center',
          justifyContent: 'space-between',
          '@media print': { display: 'none' },
        }}
      >
        <div>
          <Typography variant="h3" component="h2">
            Does one of these sound like you?
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            See which skills open the door, and start with one.
          </Typography>
        </div>
        <Button
          href={routes.skillsCatalogue}
          color="accent"
          endIcon={<ArrowRight size={18} aria-hidden="true" />}
        >
          Find a skill to start with
        </Button>
      </Box>
    </Container>
  );
}
