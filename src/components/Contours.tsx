import Box from '@mui/material/Box';

/** Height lines of a map, one offset from the next. Drawn once, tiled by nobody. */
const lines = Array.from({ length: 9 }, (_, index) => {
  const y = 40 + index * 44;
  const swell = 26 + index * 5;
  return `M-20 ${y}c140 ${-swell} 210 ${swell} 360 ${swell * 0.4}s220 ${-swell * 1.3} 380 ${-swell * 0.3} 240 ${swell} 420 ${-swell * 0.2} 180 ${-swell} 320 ${swell * 0.3}`;
});

/** Faint contour lines behind a section. Purely decorative; the section must be positioned. */
export function Contours() {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMidYMid slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        pointerEvents: 'none',
        '@media print, (forced-colors: active)': { display: 'none' },
      }}
    >
      <g fill="none" stroke="var(--mui-palette-trail-contour)" strokeWidth="1.25">
        {lines.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </Box>
  );
}
