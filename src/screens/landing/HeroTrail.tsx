import Box from '@mui/material/Box';

const markers = [
  { x: 96, y: 398, label: '1' },
  { x: 282, y: 330, label: '2' },
  { x: 208, y: 232, label: '3' },
  { x: 402, y: 176, label: '4' },
];

const trail = 'M20 450C60 420 70 404 96 398s150-10 186-68-112-54-74-98 150 14 194-56 60-74 96-92';

/** The hero's drawing: ridges, height lines, and a trail of numbered marks that climbs to a flag. */
export function HeroTrail() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 470"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto', forcedColorAdjust: 'auto' }}
    >
      <g fill="var(--mui-palette-primary-main)">
        <path
          opacity="0.08"
          d="M0 300C70 250 120 214 180 220s92 40 150-16S440 70 498 74s74 60 102 84v312H0z"
        />
        <path
          opacity="0.1"
          d="M0 376c58-40 110-62 176-50s112 18 172-40 118-130 168-122 62 40 84 56v250H0z"
        />
        <path opacity="0.13" d="M0 438c80-30 140-34 214-24s148-12 206-50 116-72 180-52v158H0z" />
      </g>
      <g
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeOpacity="0.28"
        strokeWidth="1.25"
      >
        <path d="M388 236c22-60 62-128 110-130s66 44 102 78" />
        <path d="M410 260c20-58 52-116 92-118s62 38 98 70" />
        <path d="M432 282c18-54 42-102 74-104s58 32 94 60" />
        <path d="M452 302c16-48 34-84 58-86s52 26 90 48" />
        <path d="M0 330c60-44 112-70 172-64s96 40 152-8" />
        <path d="M0 352c60-40 112-62 174-54s100 34 156-10" />
      </g>
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
