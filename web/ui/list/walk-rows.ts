/** Moves the focus between the rows of a table with the arrow keys or `j` and `k`. The focus is on the row's checkbox, or on its button without one. */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key] ?? 0;
  if (step !== 0 && !isModified(event) && !isTypedInto(event.target) && focusRow(event.target, step)) event.preventDefault();
}

/** Focuses the row `step` rows away. @returns false when there is no such row */
export function focusRow(from: EventTarget, step: number): boolean {
  const row = from instanceof HTMLElement ? from.closest('tr') : null;
  if (row === null) return false;
  const stops = [...(row.closest('table')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // Details below a row have no tab stop, and count as the row above.
  const at = stops.findLastIndex((stop) => stop.closest('tr') === row || isBefore(stop, row));
  const next = stops[at + step];
  if (at === -1 || next === undefined) return false;
  next.focus();
  return true;
}

/** Keeps the focus in a row whose checkbox or button is replaced, for example after its approval. Returns handlers for the table. */
export function useRowFocus() {
  /** Id of the row that has the focus. */
  const focused = useRef<string>(undefined);
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(focused.current)}"]`)?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      table.current = event.currentTarget;
      focused.current = event.target.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row'];
    },
    // A removed element does not dispatch this event.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

const isBefore = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns true for a key that belongs to the browser or the system. */
export const isModified = ({ ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean => ctrlKey || altKey || metaKey;

/** Returns true for a text field, in which single keys are letters. */
export const isTypedInto = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || (target instanceof HTMLElement && target.matches('select, textarea'));
