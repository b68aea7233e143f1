import { type RefObject, useLayoutEffect, useState } from 'react';
import { evenCentres } from './trailPath.ts';

/** How far below its row's top a mark's centre is, in px. */
export const markOffset = 46;

/** Where the marks are: their y, and the height of the whole, both in the same unit. */
export type RowCentres = {
  readonly centres: readonly number[];
  readonly height: number;
};

/** The marks of rows that are all equally high: what is drawn before measuring, and on paper. */
export function evenRows(count: number): RowCentres {
  return { centres: evenCentres(count), height: count };
}

/** Where the marks of a list's rows really are, also after a title wraps or details open. */
export function useRowCentres(list: RefObject<HTMLElement | null>, count: number): RowCentres {
  const [rows, setRows] = useState(() => evenRows(count));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const centres = Array.from(element.children).flatMap((row) =>
        row instanceof HTMLLIElement ? [row.offsetTop + markOffset] : [],
      );
      setRows({ centres, height: element.offsetHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return rows.centres.length === count ? rows : evenRows(count);
}
