import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { productName } from '#domain/product.ts';
import { BetaCard, type BetaCardProps } from './BetaCard.tsx';
import { HeroTrail } from './HeroTrail.tsx';

type HeroProps = { beta: BetaCardProps };

/** What it is, for whom, and the one thing to do (design direction, "Landing"). */
export function Hero({ beta }: HeroProps) {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 0.9fr)' },
          columnGap: 16,
          rowGap: { xs: 10, md: 8 },
          pt: { xs: 10, md: 18 },
        }}
      >
        <Box>
          <Typography variant="overline" component="p" sx={{ color: 'primary.main' }}>
            For job seekers and career builders
          </Typography>
          <Typography variant="h1" sx={{ mt: 3 }}>
            Your dream career, one clear step at a time
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 5, maxWidth: '54ch', color: 'text.secondary' }}
          >
            {productName} is an all-in-one career development platform and AI-powered career
            companion. It turns where you are and where you want to be into a step-by-step plan:
            what to learn, whom to meet, where to apply.
          </Typography>
        </Box>
        <Box // In front of the ridges, which run on behind it.
          sx={{ gridRow: { md: 'span 2' }, pb: { md: 18 }, position: 'relative', zIndex: 1 }}
        >
          <BetaCard {...beta} />
        </Box>
        <Box
          sx={{
            alignSelf: 'end',
            maxWidth: { xs: 420, md: 560 },
            mx: { xs: 'auto', md: 0 },
            width: '100%',
          }}
        >
          <HeroTrail />
        </Box>
      </Container>
    </Box>
  );
}
