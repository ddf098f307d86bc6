/** Registry of the open dialogs, so the browser's Back can close the topmost one. */

const closers: (() => void)[] = [];

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
