/** React context of Find anything. The top bar renders it, and a page can open it with a text. */
import { createContext } from 'react';

export interface Find {
  /** The text in Find anything, or undefined while it is closed. */
  readonly text: string | undefined;
  /** Opens Find anything with a text, or closes it. */
  readonly setText: (text: string | undefined) => void;
}

export const FindContext = createContext<Find>({ text: undefined, setText: () => undefined });
