import Box from '@mui/material/Box';

const markers = [
  { x: 96, y: 398, label: '1' },
  { x: 282, y: 330, label: '2' },
  { x: 208, y: 232, label: '3' },
  { x: 402, y: 176, label: '4' },
];

const trail = 'M20 450C60 420 70 404 96 398s150-10 186-68-112-54-74-98 150 14 194-56 60-74 96-92';

/**
 * Ridges from far to near, each with height lines at some distances below it. They run on far past the
 * drawing's own 600 units, to both edges of the screen.
 */
const ridges = [
  {
    line: 'M-1600 380C-1300 300-1100 420-800 360S-420 250-280 300S-70 350 0 300C70 250 120 214 180 220s92 40 150-16S440 70 498 74s74 60 102 84s90 92 170 100 150-70 270-60 200 90 330 80 250-70 400-50 330 60 430 40',
    opacity: 0.08,
    heights: [24, 48, 72],
  },
  {
    line: 'M-1600 420C-1350 360-1150 440-850 410S-460 340-300 380S-58 416 0 376c58-40 110-62 176-50s112 18 172-40 118-130 168-122 62 40 84 56s110 100 200 110 190-60 300-40 220 70 360 50 240-50 380-30 240 30 360 20',
    opacity: 0.1,
    heights: [24, 48],
  },
  {
    line: 'M-1600 450C-1350 410-1150 460-850 440S-470 410-320 440S-80 468 0 438c80-30 140-34 214-24s148-12 206-50 116-72 180-52s150 90 280 80 220-50 360-30 260 50 420 30 300-30 540 0',
    opacity: 0.13,
    heights: [],
  },
];

/** The hero's drawing: ridges, height lines, and a trail of numbered marks that climbs to a flag. */
export function HeroTrail() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 470"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
    >
      {ridges.map((ridge) => (
        <g key={ridge.line}>
          <path
            d={`${ridge.line}V480H-1600z`}
            fill="var(--mui-palette-primary-main)"
            opacity={ridge.opacity}
          />
          {ridge.heights.map((below) => (
            <path
              key={below}
              d={ridge.line}
              transform={`translate(0 ${below})`}
              fill="none"
              stroke="var(--mui-palette-trail-contour)"
              strokeWidth="1.25"
            />
          ))}
        </g>
      ))}
      <path
        d={trail}
        fill="none"
        stroke="var(--mui-palette-background-default)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d={trail}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      {markers.map((marker, index) => {
        const done = index < 2;
        return (
          <g key={marker.label} transform={`translate(${marker.x} ${marker.y})`}>
            <circle
              r="19"
              fill={
                done ? 'var(--mui-palette-primary-main)' : 'var(--mui-palette-background-paper)'
              }
              stroke={
                done ? 'var(--mui-palette-background-default)' : 'var(--mui-palette-primary-main)'
              }
              strokeWidth="3"
            />
            <text
              textAnchor="middle"
              dy="6"
              fontSize="17"
              fontWeight="650"
              fontFamily='"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", sans-serif'
              fill={
                done ? 'var(--mui-palette-primary-contrastText)' : 'var(--mui-palette-primary-main)'
              }
            >
              {marker.label}
            </text>
          </g>
        );
      })}
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M498 84V14" stroke="var(--mui-palette-text-primary)" strokeWidth="4" />
        <path
          d="M500 16l50 14-50 18z"
          fill="var(--mui-palette-accent-main)"
          stroke="var(--mui-palette-text-primary)"
          strokeWidth="3"
        />
        <circle cx="498" cy="84" r="6" fill="var(--mui-palette-text-primary)" />
      </g>
    </Box>
  );
}
