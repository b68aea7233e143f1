import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to a form's first field with an error each time submitting was refused; a screen reader
 * then says the field and its error, once. Give the returned ref to the form.
 */
export function useFocusFirstMissing(refusals: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}
