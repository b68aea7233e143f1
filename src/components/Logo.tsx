import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { productName } from '#domain/product.ts';

/** The mark: a trail that climbs to a flag. Decorative; the wordmark beside it carries the name. */
function LogoMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      sx={{ width: 32, height: 32, flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="9" fill="var(--mui-palette-primary-main)" />
      <path
        d="M7 25c6 0 4-6 9-6s3-6 7-6"
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray="0.1 4.4"
      />
      <path
        d="M22.5 14V5.5l5 2.2-5 2.3"
        fill="var(--mui-palette-accent-main)"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </Box>
  );
}

type LogoProps = {
  /** Where it leads: the landing page from public pages, the dashboard from member screens. */
  href: string;
};

/** The product's mark and name, as a link home. */
export function Logo({ href }: LogoProps) {
  return (
    <Link
      href={href}
      underline="none"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        color: 'text.primary',
        fontFamily: (theme) => theme.typography.h1.fontFamily,
        fontSize: '1.3125rem',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        minHeight: 44,
        borderRadius: 2,
      }}
    >
      <LogoMark />
      {productName}
    </Link>
  );
}
