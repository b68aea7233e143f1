import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '#components/SectionHeading.tsx';
import type { Feature } from '#domain/features.ts';
import { FeatureCard } from './FeatureCard.tsx';

export type FeatureSectionProps = {
  intro: string;
  features: readonly Feature[];
  /** The id of the open card, or null: at most one is open (§4). */
  openFeature: string | null;
  onToggle: (featureId: string) => void;
};

/** "What is the product?" (§1): an intro, and six cards in one, two or three columns. */
export function FeatureSection({ intro, features, openFeature, onToggle }: FeatureSectionProps) {
  return (
    <Container
      component="section"
      aria-labelledby="product-title"
      maxWidth="lg"
      sx={{ py: { xs: 12, md: 18 } }}
    >
      <SectionHeading id="product-title" title="What is the product?">
        {intro}
      </SectionHeading>
      <Typography variant="h3" sx={{ mt: { xs: 10, md: 12 } }}>
        Our Features
      </Typography>
      <Box
        component="ul"
        sx={{
          mt: 6,
          mb: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          // An open card does not stretch its neighbours.
          alignItems: 'start',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {features.map((feature) => (
          <FeatureCard
            key={feature.id}
            feature={feature}
            open={feature.id === openFeature}
            onToggle={() => onToggle(feature.id)}
          />
        ))}
      </Box>
    </Container>
  );
}
