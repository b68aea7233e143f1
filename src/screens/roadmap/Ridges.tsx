import Box from '@mui/material/Box';

/** The mountains the trail leads to, along the map's lower edge. Decorative. */
export function Ridges() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 1000 260"
      preserveAspectRatio="none"
      sx={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: '100%',
        height: 240,
        '@media print, (forced-colors: active)': { display: 'none' },
      }}
    >
      <g fill="var(--mui-palette-primary-main)">
        <path
          opacity="0.07"
          d="M0 150c60-24 96-40 150-34s70 22 130 6 96-66 166-74 96 44 160 30S720 14 800 20s140 66 200 60v180H0z"
        />
        <path
          opacity="0.09"
          d="M0 204c80-30 140-44 220-34s130 22 210 2 130-50 210-40 120 40 200 16 110-26 160-22v134H0z"
        />
        <path
          opacity="0.12"
          d="M0 236c110-26 190-30 300-16s180 12 290-8 190-28 280-14 90 14 130 12v50H0z"
        />
      </g>
    </Box>
  );
}
