import Box from '@mui/material/Box';
import { contourLines } from './contourLines.ts';

const ink = 'var(--mui-palette-text-primary)';
const pine = 'var(--mui-palette-primary-main)';
const ground = 'var(--mui-palette-trail-sunken)';
/** The pencil's own colours: wood, lacquer, ferrule and eraser look the same by day and by night. */
const pencil = { wood: '#F4E3C1', lacquer: '#E3B04B', ferrule: '#B9C4BE', eraser: '#E58E73' };

const walked = 'M96 500c58-8 74-62 132-66s96 36 164-62c52 60 108 92 172 66s66-84 132-110';
const ahead = 'M696 328c44-18 76 2 112-28s28-66 70-96';
const rubbedOut = 'M392 372c40-38 74-20 104-56s30-92 82-104 74 10 108-22';

/** The cover of "Plan your career in pencil": a contour map, a trail, and the pencil that draws it. */
export function PencilMapCover() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1200 520"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A contour map. A pencil draws a trail toward a summit with a flag; another way has been rubbed out."
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 220, sm: 320, md: 'auto' },
        borderRadius: '16px',
        bgcolor: 'trail.sunken',
        '@media print': { height: 'auto', border: '1px solid #999' },
      }}
    >
      <g fill="none" stroke={pine}>
        {contourLines.map((d, index) => {
          // Every fifth line is drawn stronger, as on a real map.
          const strong = index % 5 === 4;
          return (
            <path
              key={d}
              d={d}
              strokeOpacity={strong ? 0.55 : 0.3}
              strokeWidth={strong ? 1.8 : 1.1}
            />
          );
        })}
      </g>
      <g fill="none" strokeLinecap="round">
        <path d={rubbedOut} stroke={ground} strokeOpacity="0.8" strokeWidth="26" />
        <path
          d={rubbedOut}
          stroke={ink}
          strokeOpacity="0.3"
          strokeWidth="3.5"
          strokeDasharray="12 11"
        />
        <path d={walked} stroke={ground} strokeWidth="12" />
        <path d={ahead} stroke={ground} strokeWidth="12" />
        <path d={ahead} stroke={pine} strokeWidth="2.5" strokeDasharray="3 9" />
        <path d={walked} stroke={pine} strokeWidth="6" strokeDasharray="0.1 12.5" />
      </g>
      <g fill="var(--mui-palette-background-paper)" stroke={pine} strokeWidth="4">
        <circle cx="96" cy="500" r="9" />
        <circle cx="392" cy="372" r="9" />
        <circle cx="564" cy="438" r="9" />
      </g>
      <Flag />
      <Pencil />
    </Box>
  );
}

function Flag() {
  return (
    <g stroke={ink} strokeLinecap="round" strokeLinejoin="round">
      <path d="M878 206V104" strokeWidth="5" />
      <path d="M878 106l56 20-56 21z" fill="var(--mui-palette-accent-main)" strokeWidth="4" />
      <circle cx="878" cy="206" r="4" fill={ink} />
    </g>
  );
}

function Pencil() {
  return (
    <g
      transform="translate(704 332) rotate(31)"
      stroke={ink}
      strokeWidth="3.5"
      strokeLinejoin="round"
    >
      <path d="M0 0l46-18v36z" fill={pencil.wood} />
      <path d="M0 0l16-6.3v12.6z" fill={ink} />
      <path d="M46-18h196v36H46z" fill={pencil.lacquer} />
      <path d="M46-6h196M46 6h196" strokeWidth="1.5" strokeOpacity="0.55" />
      <path d="M242-18h24v36h-24z" fill={pencil.ferrule} />
      <path d="M266-18h24c10 0 16 8 16 18s-6 18-16 18h-24z" fill={pencil.eraser} />
    </g>
  );
}
