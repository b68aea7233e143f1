import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '#components/SectionHeading.tsx';
import type { HowItWorksStep } from '#domain/services.ts';

/** The dotted trail from one marker to the next: sideways on a desktop, down on a phone. */
const trail = 'radial-gradient(circle, var(--mui-palette-primary-main) 1.6px, transparent 2px)';

type HowItWorksProps = { steps: readonly HowItWorksStep[] };

/** How It Works (§2): numbered markers on a trail. */
export function HowItWorks({ steps }: HowItWorksProps) {
  return (
    <Box
      component="section"
      aria-labelledby="how-it-works"
      sx={{ bgcolor: 'trail.sunken', borderBlock: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 12, md: 18 } }}>
        <SectionHeading id="how-it-works" title="How It Works">
          Three steps, then again from the second, for as long as you are on your way.
        </SectionHeading>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: { xs: 10, md: 12 },
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {steps.map((step, index) => (
            <Box
              key={step.id}
              component="li"
              sx={{
                position: 'relative',
                display: 'grid',
                gridTemplateColumns: { xs: '48px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
                columnGap: 5,
                rowGap: 5,
                pb: { xs: 9, md: 0 },
                pr: { md: 10 },
                '&:last-of-type': { pb: 0, pr: 0 },
                '&:not(:last-of-type)::before': {
                  content: '""',
                  position: 'absolute',
                  background: {
                    xs: `${trail} center / 4px 12px repeat-y`,
                    md: `${trail} center / 12px 4px repeat-x`,
                  },
                  left: { xs: 22, md: 60 },
                  right: { xs: 'auto', md: 12 },
                  top: { xs: 56, md: 22 },
                  bottom: { xs: 8, md: 'auto' },
                  width: { xs: 4, md: 'auto' },
                  height: { xs: 'auto', md: 4 },
                },
              }}
            >
              <Typography
                variant="figure"
                component="span"
                aria-hidden="true"
                sx={{
                  width: 48,
                  height: 48,
                  display: 'grid',
                  placeItems: 'center',
                  borderRadius: '999px',
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  fontSize: '1.375rem',
                }}
              >
                {index + 1}
              </Typography>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <Typography variant="h3" sx={{ pt: { xs: 2, md: 0 } }}>
                  {step.title}
                </Typography>
                <Typography
                  sx={{ mt: 3, color: 'text.secondary', maxWidth: '35em', textWrap: 'pretty' }}
                >
                  {step.description}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
