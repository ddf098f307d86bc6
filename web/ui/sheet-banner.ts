/** React context of the banner below the heading of every sheet of a screen, for example for an inactive employee. */
import { createContext, type ReactNode } from 'react';

export const SheetBannerContext = createContext<ReactNode>(null);
