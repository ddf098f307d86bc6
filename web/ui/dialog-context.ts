/** React context of the dialog that a component is in; null outside of dialogs. */
import { createContext } from 'react';

export interface DialogContextValue {
  /** Forms in the dialog with unsaved input. */
  readonly entries: Set<object>;
  /** Closes the dialog for the person, who is asked first while there is unsaved input. */
  readonly close: () => void;
}

export const DialogContext = createContext<DialogContextValue | null>(null);
