import Box from '@mui/material/Box';
import { contourPath, trailPath, trailPoints } from './trailPath.ts';
import type { RowCentres } from './useRowCentres.ts';

/** Distances of the height lines from the trail, in percent of the map's width. */
const shifts = [7, 14, 22, 31, 41, 52].flatMap((shift) => [-shift, shift]);

type TrailDrawingProps = {
  rows: RowCentres;
  /** How many marks the member has come to: the trail is solid that far, and dotted from there on. */
  reached: number;
  /** Where it is drawn: the screen's rows differ in height, those on paper do not. */
  medium: 'screen' | 'print';
};

/** The trail through all marks, and the height lines of the land it winds through. */
export function TrailDrawing({ rows: { centres, height }, reached, medium }: TrailDrawingProps) {
  const points = trailPoints(centres);
  const viewBox = `0 0 100 ${height}`;
  const hidden = medium === 'screen' ? '@media print' : '@media screen';
  return (
    <>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={viewBox}
        preserveAspectRatio="none"
        sx={{
          ...layer,
          width: '100%',
          '@media (forced-colors: active)': { display: 'none' },
          [hidden]: { display: 'none' },
        }}
      >
        <g fill="none" stroke="var(--mui-palette-trail-contour)" strokeWidth="1.25">
          {shifts.map((shift) => (
            <path
              key={shift}
              d={contourPath(points, shift, height)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </Box>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={viewBox}
        preserveAspectRatio="none"
        sx={{
          ...layer,
          width: 'var(--trail-width)',
          overflow: 'visible',
          [hidden]: { display: 'none' },
        }}
      >
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d={trailPath(points)}
            stroke="var(--map-paper)"
            strokeWidth="16"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={trailPath(points)}
            stroke="var(--mui-palette-primary-main)"
            strokeWidth="5"
            strokeDasharray="0.1 12"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={trailPath(points, reached)}
            stroke="var(--mui-palette-primary-main)"
            strokeWidth="6"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </Box>
    </>
  );
}

const layer = {
  position: 'absolute',
  top: 0,
  left: 0,
  height: '100%',
  pointerEvents: 'none',
} as const;
