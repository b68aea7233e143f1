import { pathSide } from '#domain/roadmap.ts';

/** A point of the map: x in percent of its width, y in the unit of the rows' heights. */
type TrailPoint = {
  readonly x: number;
  readonly y: number;
};

/** Where the marks stand, in percent of the map's width. */
export const sideX = { left: 38, right: 62 } as const;

const middleX = 50;

/** Row centres for rows of equal height, in rows: 0.5, 1.5, 2.5 and so on. */
export function evenCentres(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 0.5);
}

/** The trail's points: in over the map's upper edge, then a mark a row, alternating sides (§2). */
export function trailPoints(centres: readonly number[]): readonly TrailPoint[] {
  return [{ x: middleX, y: 0 }, ...centres.map((y, index) => ({ x: sideX[pathSide(index)], y }))];
}

/**
 * The trail as SVG path data: one smooth line of cubic curves through all points. It passes each point
 * straight down, so that neighbouring curves join without a kink, and comes to the last one from the side,
 * where the flag's pole does not hide it. `last` ends the line early, at that point's index; the part that
 * is drawn lies exactly on the whole.
 */
export function trailPath(points: readonly TrailPoint[], last = points.length - 1): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const curves = rest.slice(0, Math.max(last, 0)).map((to, index) => {
    const from = points[index] ?? start;
    const bend = (to.y - from.y) * 0.55;
    const arrivesAtEnd = index === points.length - 2;
    return arrivesAtEnd
      ? curve({ x: from.x, y: from.y + bend }, { x: (from.x + to.x) / 2, y: to.y }, to)
      : curve({ x: from.x, y: from.y + bend }, { x: to.x, y: to.y - bend }, to);
  });
  return `M${pair(start)}${curves.join('')}`;
}

/**
 * A height line: the trail moved sideways by `shift` percent, calmer the farther it is away, a little uneven
 * like ground is, and running over the map's lower edge at `height`.
 */
export function contourPath(points: readonly TrailPoint[], shift: number, height: number): string {
  const calm = Math.max(1 - Math.abs(shift) / 90, 0.3);
  const moved = [...points, { x: middleX, y: height }].map(({ x, y }, index) => ({
    x: middleX + (x - middleX) * calm + shift + Math.sin(index * 1.9 + shift * 0.35) * 1.6,
    y,
  }));
  // Past the edge, so that the line leaves the map straight instead of arriving at a mark.
  return trailPath([...moved, { x: middleX + shift, y: height * 1.1 }]);
}

function curve(a: TrailPoint, b: TrailPoint, to: TrailPoint): string {
  return `C${pair(a)} ${pair(b)} ${pair(to)}`;
}

/** Two decimals are a fraction of a pixel, and keep the data short and the same on every machine. */
function pair({ x, y }: TrailPoint): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
