/** React context of the surrounding dialog; null outside of dialogs. */
import { createContext } from 'react';

export interface DialogContextValue {
  /** Forms in the dialog with unsaved input. */
  readonly entries: Set<object>;
  /** Closes the dialog on behalf of the person, who confirms first while there is unsaved input. */
  readonly close: () => void;
}

export const DialogContext = createContext<DialogContextValue | null>(null);
