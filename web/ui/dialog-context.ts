/** React context of the surrounding dialog, and the open dialogs of the page. */
import { createContext } from 'react';

export interface DialogContextValue {
  /** Forms in the dialog with unsaved input. */
  readonly entries: Set<object>;
  /** Closes the dialog on behalf of the person, who confirms first while there is unsaved input. */
  readonly close: () => void;
}

/** The surrounding dialog; null outside of dialogs. */
export const DialogContext = createContext<DialogContextValue | null>(null);

const closers: (() => void)[] = [];

/** Registry of the open dialogs, so the browser's Back can close the topmost one. */
export const openDialogs = {
  /** Returns the function that closes the topmost dialog, or undefined when no dialog is open. */
  top: (): (() => void) | undefined => closers.at(-1),
  /** Registers an open dialog. @returns the function that unregisters the dialog */
  add: (close: () => void): (() => void) => {
    closers.push(close);
    return () => {
      const at = closers.lastIndexOf(close);
      if (at >= 0) closers.splice(at, 1);
    };
  },
};
