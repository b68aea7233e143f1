import { sideX } from './trailPath.ts';
import { markOffset } from './useRowCentres.ts';

/** From this width of the map on, cards stand on both sides of the trail. */
export const wideMap = '@container map (min-width: 720px)';

/** The sheet of paper. */
export const sheetStyle = {
  position: 'relative',
  overflow: 'hidden',
  containerName: 'map',
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: '16px',
  '--map-paper':
    'color-mix(in srgb, var(--mui-palette-trail-sunken) 80%, var(--mui-palette-background-paper))',
  bgcolor: 'var(--map-paper)',
  '@media print': { border: 0, overflow: 'visible', '--map-paper': '#fff', bgcolor: '#fff' },
} as const;

const wideLand = { '--trail-width': '100%' } as const;

/** What the trail and the rows share. The trail takes the whole width, or a strip down one side. */
export const landStyle = {
  position: 'relative',
  '--trail-width': '84px',
  [wideMap]: wideLand,
  '@media print': wideLand,
} as const;

export const listStyle = {
  position: 'relative',
  listStyle: 'none',
  m: 0,
  pl: '92px',
  pr: 3,
  pt: 8,
  pb: '120px',
  [wideMap]: { px: 6, pt: 10, pb: '136px' },
  // Fits one page of A4 or Letter: rows of equal height, which the printed trail counts on.
  '@media print': { display: 'grid', gridAutoRows: 'minmax(0, 1fr)', height: '172mm', p: 0 },
} as const;

/** Cards on both sides: as wide as the trail, half a mark and a gap leave room for. */
const wideRow = {
  '& > :last-child': { width: `calc(${sideX.left}% - 52px)` },
  '&[data-side="right"] > :last-child': { ml: 'auto' },
} as const;

export const rowStyle = {
  mb: 4,
  '&:last-of-type': { mb: 0 },
  [wideMap]: {
    ...wideRow,
    mb: 0,
    // Neighbours stand on different sides: their rows may overlap.
    '&:not(:first-of-type)': { mt: '-36px' },
  },
  '@media print': {
    ...wideRow,
    position: 'relative',
    m: '0 !important',
    display: 'flex',
    alignItems: 'center',
  },
} as const;

/**
 * A mark stands centred on the trail, beside the first lines of its card. The box is a point and the mark
 * overflows it: a page break would push a box, however far back a transform moves it.
 */
export const markStyle = {
  position: 'absolute',
  width: 0,
  height: 0,
  display: 'grid',
  placeContent: 'center',
  mt: `${markOffset}px`,
  '[data-side="left"] > &': { left: `calc(var(--trail-width) * ${sideX.left / 100})` },
  '[data-side="right"] > &': { left: `calc(var(--trail-width) * ${sideX.right / 100})` },
  '@media print': { top: '50%', mt: 0 },
} as const;
