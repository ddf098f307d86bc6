/** What stands below the heading of every sheet of a screen, from edge to edge, whatever panel is shown: that a person is inactive. */
import { createContext, type ReactNode } from 'react';

export const SheetBannerContext = createContext<ReactNode>(null);
