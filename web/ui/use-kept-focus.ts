/** Keeps the focus in a part of a page when its focused element disappears, for example a button after its action. */
import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Returns handlers for the part.
 * @param find returns the element that then receives the focus
 */
export function useKeptFocus(find: (part: HTMLElement) => HTMLElement | null) {
  const part = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (part.current !== undefined && document.activeElement === document.body) find(part.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      part.current = currentTarget;
    },
    // A removed element does not dispatch this event.
    onBlur: () => {
      part.current = undefined;
    },
  };
}
