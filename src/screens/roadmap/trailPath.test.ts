import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contourPath, evenCentres, sideX, trailPath, trailPoints } from './trailPath.ts';

const numbersIn = (path: string): readonly number[] =>
  (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('evenCentres', () => {
  it('are the middles of rows of the same height', () => {
    expect(evenCentres(3)).toEqual([0.5, 1.5, 2.5]);
  });
});

describe('trailPoints', () => {
  it('enter over the upper edge, then alternate sides from the left', () => {
    expect(trailPoints([10, 30, 50])).toEqual([
      { x: 50, y: 0 },
      { x: sideX.left, y: 10 },
      { x: sideX.right, y: 30 },
      { x: sideX.left, y: 50 },
    ]);
  });
});

describe('trailPath', () => {
  const points = trailPoints([10, 30, 50]);

  it('is one line: a single start, then a cubic curve for every mark', () => {
    expect(trailPath(points)).toBe('M50 0C50 5.5 38 4.5 38 10C38 21 62 19 62 30C62 41 50 50 38 50');
  });

  it('passes straight down through the marks, so that the curves join smoothly', () => {
    const [, , , , , , beforeX, beforeY, x, y, afterX, afterY] = [
      0,
      0,
      ...numbersIn(trailPath(points)),
    ];
    expect([x, y]).toEqual([38, 10]);
    expect([beforeX, afterX]).toEqual([x, x]);
    expect(beforeY).toBeLessThan(Number(y));
    expect(afterY).toBeGreaterThan(Number(y));
  });

  it('lies exactly on the whole where it ends early', () => {
    for (const last of [0, 1, 2, 3]) {
      expect(trailPath(points).startsWith(trailPath(points, last))).toBe(true);
    }
    expect(trailPath(points, 3)).toBe(trailPath(points));
  });

  it('is nothing without points, and only a start with one', () => {
    expect(trailPath([])).toBe('');
    expect(trailPath([{ x: 50, y: 0 }])).toBe('M50 0');
  });

  it('never leaves the space between the two sides, and never turns back up', () => {
    const rows = fc.array(fc.integer({ min: 40, max: 900 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rows, (heights) => {
        let y = 0;
        const centres = heights.map((height) => {
          y += height;
          return y;
        });
        const numbers = numbersIn(trailPath(trailPoints(centres)));
        const xs = numbers.filter((_, index) => index % 2 === 0);
        const ys = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(sideX.left);
        expect(Math.max(...xs)).toBeLessThanOrEqual(sideX.right);
        // The points the line passes: the start, then the last of every three.
        const passed = ys.filter((_, index) => index % 3 === 0);
        expect(passed).toEqual([0, ...centres]);
      }),
    );
  });
});

describe('contourPath', () => {
  const points = trailPoints([10, 30, 50]);

  it('runs from the upper edge past the lower one', () => {
    const numbers = numbersIn(contourPath(points, 20, 60));
    expect(numbers[1]).toBe(0);
    expect(numbers.at(-1)).toBeGreaterThan(60);
  });

  it('keeps its side of the trail', () => {
    const xs = numbersIn(contourPath(points, 30, 60)).filter((_, index) => index % 2 === 0);
    expect(Math.min(...xs)).toBeGreaterThan(sideX.right);
  });

  it('is the same every time, and another for another shift', () => {
    expect(contourPath(points, 20, 60)).toBe(contourPath(points, 20, 60));
    expect(contourPath(points, 20, 60)).not.toBe(contourPath(points, -20, 60));
  });
});
