import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

type ThankYouProps = { onRestart: () => void };

/**
 * What the contact page says once its form was submitted (§8). The whole sentence is one heading that
 * takes the focus: it is announced to the letter, once.
 */
export function ThankYou({ onRestart }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ py: { xs: 6, sm: 12 }, textAlign: 'center' }}>
      <Box sx={{ color: 'success.main', display: 'grid', placeItems: 'center' }}>
        <CircleCheck size={48} strokeWidth={1.5} aria-hidden="true" />
      </Box>
      <Box
        component="h2"
        ref={heading}
        tabIndex={-1}
        // The focus is taken once, on arrival: not to be scrolled under the sticky top bar.
        sx={{ m: 0, mt: 5, font: 'inherit', scrollMarginTop: 160 }}
      >
        <Typography component="span" variant="h2" sx={{ display: 'block' }}>
          Thank You!
        </Typography>{' '}
        <Typography
          component="span"
          variant="subtitle1"
          sx={{ display: 'block', mt: 3, mx: 'auto', maxWidth: '24em', textWrap: 'balance' }}
        >
          We've received your message and will get back to you soon.
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
        As this is a demo, nothing was really sent.
      </Typography>
      <Button variant="outlined" color="secondary" onClick={onRestart} sx={{ mt: 8 }}>
        Write another message
      </Button>
    </Box>
  );
}
