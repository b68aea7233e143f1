import Box from '@mui/material/Box';

/** A drawing: a trail that stops at a signpost. For pages and lists that have nothing to show. */
export function LostTrail({ width = 220 }: { /** Width in px. */ width?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 220 140"
      aria-hidden="true"
      sx={{ width, maxWidth: '100%', height: 'auto', display: 'block', mx: 'auto' }}
    >
      <g fill="none" stroke="var(--mui-palette-trail-contour)" strokeWidth="1.5">
        <path d="M6 118c40-34 66 4 104-18s70-22 104 2" />
        <path d="M6 102c44-38 66 4 104-20s72-20 104 4" />
        <path d="M6 86c48-42 66 4 104-22s74-18 104 6" />
        <path d="M6 70c52-46 66 4 104-24s76-16 104 8" />
      </g>
      <path
        d="M14 130c30-4 40-22 62-24s26 6 40 0"
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <path
        d="M142 126V44"
        stroke="var(--mui-palette-text-primary)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M130 48h46l10 9-10 9h-46z"
        fill="var(--mui-palette-background-paper)"
        stroke="var(--mui-palette-text-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M154 74h-34l-9 8 9 8h34z"
        fill="var(--mui-palette-accent-main)"
        stroke="var(--mui-palette-text-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </Box>
  );
}
