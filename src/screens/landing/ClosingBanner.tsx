import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Contours } from '#components/Contours.tsx';
import { followSection } from '#components/followSection.ts';
import { productName } from '#domain/product.ts';

type ClosingBannerProps = {
  /** Goes to a section of this page, given its link. */
  onSection: (href: string) => void;
};

/** The end of the page: one more way to the beta, and the fundraising button, which is not open yet (§1). */
export function ClosingBanner({ onSection }: ClosingBannerProps) {
  return (
    <Box
      component="section"
      aria-labelledby="closing-title"
      sx={{ position: 'relative', overflow: 'hidden' }}
    >
      <Contours />
      <Container
        maxWidth="md"
        sx={{ position: 'relative', py: { xs: 14, md: 22 }, textAlign: 'center' }}
      >
        <Typography id="closing-title" variant="h2">
          The first mark is the hardest to find
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ mt: 4, color: 'text.secondary', textWrap: 'balance' }}
        >
          Join the beta and we will show you yours. Or help us clear the trail for everyone:
          fundraising for {productName} opens after the beta.
        </Typography>
        <Box sx={{ mt: 8, display: 'flex', gap: 4, justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button
            size="large"
            href="/#beta"
            onClick={(event) => followSection(event, '/#beta', onSection)}
          >
            Join the beta
          </Button>
          <Button
            size="large"
            variant="outlined"
            color="secondary"
            disabled
            aria-describedby="fundraising-note"
          >
            Coming Soon
          </Button>
        </Box>
        <Typography
          id="fundraising-note"
          variant="caption"
          component="p"
          sx={{ mt: 3, color: 'text.secondary' }}
        >
          Fundraising: coming soon
        </Typography>
      </Container>
    </Box>
  );
}
