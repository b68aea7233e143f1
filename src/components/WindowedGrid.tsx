import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cardGrid, cardGap as gap } from './cardGridStyles.ts';

/** More would not fit on any screen. */
const mostColumns = 64;

type WindowedGridProps = {
  label: string;
  /** How many cards there are. */
  count: number;
  /** The card at an index. */
  renderAt: (index: number) => ReactNode;
  minColumn: number;
  typicalHeight: number;
};

/** The long form of CardGrid: rows near the screen are drawn, the others are empty space. */
export function WindowedGrid({
  label,
  count,
  renderAt,
  minColumn,
  typicalHeight,
}: WindowedGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = usePlace(list, minColumn);
  // Heights measured at one number of columns say nothing about another. Numbers, and one function as long
  // as it can be: all rows' keys are made anew whenever it changes.
  const getItemKey = useCallback((row: number) => row * mostColumns + columns, [columns]);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => typicalHeight,
    getItemKey,
    gap,
    overscan: 1,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const from = (rows[0]?.index ?? 0) * columns;
  const to = Math.min(count, ((rows.at(-1)?.index ?? -1) + 1) * columns);
  return (
    <div ref={list} style={{ height: virtualizer.getTotalSize() }}>
      <Box
        key={columns}
        component="ul"
        role="list"
        aria-label={label}
        sx={cardGrid(columns)}
        style={{ transform: `translateY(${(rows[0]?.start ?? top) - top}px)` }}
      >
        {Array.from({ length: Math.max(0, to - from) }, (_, offset) => {
          const index = from + offset;
          // All cells of a row are as tall as the row: the first one is measured.
          const opensRow = index % columns === 0;
          return (
            <li
              // A place in the window, not an item: places stay, what stands there changes.
              key={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              {...(opensRow && { ref: virtualizer.measureElement, 'data-index': index / columns })}
            >
              {renderAt(index)}
            </li>
          );
        })}
      </Box>
    </div>
  );
}

/** How many columns fit, as CSS's auto-fill would count them, and where on the page the list begins, in px. */
function usePlace(list: RefObject<HTMLElement | null>, minColumn: number) {
  const [place, setPlace] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const { top, width } = element.getBoundingClientRect();
      const next = {
        columns: Math.min(mostColumns, Math.max(1, Math.floor((width + gap) / (minColumn + gap)))),
        top: Math.round(top + window.scrollY),
      };
      setPlace((old) => (old.columns === next.columns && old.top === next.top ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above the list may grow and push it down.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [list, minColumn]);
  return place;
}
