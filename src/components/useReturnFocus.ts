import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives focus back to a field that was disabled while its form was sending: a disabled field loses it, and
 * the keyboard would start again at the top of the page. Does nothing if the person has moved on.
 */
export function useReturnFocus(busy: boolean, field: RefObject<HTMLElement | null>) {
  const wasBusy = useRef(busy);
  useEffect(() => {
    const settled = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (settled && document.activeElement === document.body) field.current?.focus();
  }, [busy, field]);
}
