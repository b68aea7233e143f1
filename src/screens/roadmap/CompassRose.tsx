import Box from '@mui/material/Box';
import { wideMap } from './mapStyles.ts';

/** A compass rose in the map's free corner. Decorative, and only where there is a corner free. */
export function CompassRose() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="-60 -60 120 120"
      sx={{
        display: 'none',
        position: 'absolute',
        top: 28,
        right: 36,
        width: 104,
        height: 104,
        [wideMap]: { display: 'block' },
        '@media print': { display: 'none' },
      }}
    >
      <circle r="52" fill="var(--map-paper)" />
      <g fill="none" stroke="var(--mui-palette-primary-main)">
        <circle r="46" strokeWidth="1.5" />
        <circle r="40" strokeWidth="6" strokeOpacity="0.25" strokeDasharray="1 6.85" />
        <circle r="30" strokeOpacity="0.4" />
      </g>
      <g strokeLinejoin="round" stroke="var(--mui-palette-primary-main)" strokeWidth="1">
        {[45, 135, 225, 315].map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle})`}
            d="M0-26 4-4 0 0-4-4z"
            fill="var(--mui-palette-background-paper)"
          />
        ))}
        {[0, 90, 180, 270].map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M0-46 0 0-8-8z" fill="var(--mui-palette-primary-main)" />
            <path d="M0-46 0 0 8-8z" fill="var(--mui-palette-background-paper)" />
          </g>
        ))}
      </g>
    </Box>
  );
}
