import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { followSection } from '#components/followSection.ts';
import { PublicHeader } from '#components/PublicHeader.tsx';
import { productName } from '#domain/product.ts';
import type { HowItWorksStep, Service } from '#domain/services.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { ServiceRow } from './ServiceRow.tsx';

type ServicesScreenProps = {
  /** The six services (§2). */
  services: readonly Service[];
  /** The three steps of How It Works (§2). */
  steps: readonly HowItWorksStep[];
  /** Where Join the Beta leads: the landing page's beta section. */
  betaHref: string;
  /** Goes to a section of the landing page, given its link. */
  onSection: (href: string) => void;
};

/** The services page (§2). */
export function ServicesScreen({ services, steps, betaHref, onSection }: ServicesScreenProps) {
  return (
    <>
      <PublicHeader title="Six ways we walk with you">
        From the first “what am I good at?” to the signed contract. Use one of them or all six: each
        knows what you did in the others.
      </PublicHeader>
      <Container
        component="section"
        aria-labelledby="services-title"
        maxWidth="lg"
        sx={{ py: { xs: 12, md: 18 } }}
      >
        <Typography id="services-title" variant="h2">
          What {productName} does for you
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: { xs: 8, md: 10 },
            p: 0,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </Box>
      </Container>
      <HowItWorks steps={steps} />
      <Container
        component="section"
        aria-labelledby="join-title"
        maxWidth="md"
        sx={{ py: { xs: 14, md: 22 }, textAlign: 'center' }}
      >
        <Typography id="join-title" variant="h2">
          Be there when the trail opens
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 4, color: 'text.secondary' }}>
          Beta testers get a free premium account for life. We write once, when the beta launches.
        </Typography>
        <Button
          size="large"
          color="accent"
          href={betaHref}
          onClick={(event) => followSection(event, betaHref, onSection)}
          sx={{ mt: 8 }}
        >
          Join the Beta
        </Button>
      </Container>
    </>
  );
}
