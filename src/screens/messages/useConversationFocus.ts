import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focus follows a conversation that is opened or left: to the composer where list and conversation stand
 * side by side; on a phone, where that would open the keyboard, to the conversation's heading, and back to
 * the contact in the list. Not when the screen is first shown.
 */
export function useConversationFocus(
  contactId: string | undefined,
  screen: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
) {
  const shown = useRef(contactId);
  useEffect(() => {
    const left = shown.current;
    if (left === contactId) return;
    shown.current = contactId;
    if (contactId === undefined) {
      const contact = `[data-contact="${CSS.escape(left ?? '')}"]`;
      const target = screen.current?.querySelector<HTMLElement>(contact) ?? headingOf(screen, 'h1');
      target?.focus();
    } else if (window.matchMedia('(min-width: 900px)').matches) {
      field.current?.focus();
    } else {
      headingOf(screen, 'h2')?.focus({ preventScroll: true });
    }
  }, [contactId, screen, field]);
}

function headingOf(screen: RefObject<HTMLElement | null>, level: 'h1' | 'h2') {
  const heading = screen.current?.querySelector<HTMLElement>(level);
  if (heading) heading.tabIndex = -1;
  return heading;
}
