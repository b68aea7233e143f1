import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { productName } from '#domain/product.ts';
import { routes } from '#domain/routes.ts';
import { Logo } from './Logo.tsx';

const groups = [
  {
    title: 'Explore',
    links: [
      { label: 'Home', href: routes.home },
      { label: 'Services', href: routes.services },
      { label: 'Blog', href: routes.blog },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: routes.about },
      { label: 'Contact', href: routes.contact },
    ],
  },
  {
    title: 'Demo',
    links: [
      { label: 'Dashboard', href: routes.dashboard },
      { label: 'Roadmap', href: routes.roadmap },
      { label: 'Learning center', href: routes.learning },
      { label: 'Job center', href: routes.jobs },
    ],
  },
] as const;

/** The foot of every public page: the site's links. */
export function SiteFooter() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'trail.sunken',
        '@media print': { display: 'none' },
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 8, md: 12 },
          display: 'grid',
          gap: 8,
          overflowWrap: 'anywhere',
          gridTemplateColumns: {
            // Two columns on a phone, one where the text is too large for two.
            xs: 'repeat(auto-fill, minmax(min(100%, 8em), 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: '2fr 1fr 1fr 1fr',
          },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo href={routes.home} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, maxWidth: '36ch' }}>
            A career is a trail. {productName} marks the next step, and the one after it.
          </Typography>
        </Box>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
              {group.title}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    underline="hover"
                    sx={{
                      display: 'inline-block',
                      py: 1.5,
                      color: 'text.secondary',
                      fontSize: '0.9375rem',
                    }}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </Box>
          </nav>
        ))}
      </Container>
      <Container maxWidth="lg" sx={{ pb: 8 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          © 2026 {productName}. People, companies and jobs shown in the demo are invented.
        </Typography>
      </Container>
    </Box>
  );
}
