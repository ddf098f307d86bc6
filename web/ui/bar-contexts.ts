/** React contexts that join pages with the top bar. The page's heading provides the breadcrumb, and a page can open Find anything with a text. */
import { createContext } from 'react';

/** A page in the breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The pages between Home and the content of this context; null while they are unknown. */
export const TrailContext = createContext<readonly Crumb[] | null>([]);

/** Element that contains the breadcrumb; null until the bar has mounted. */
export const BreadcrumbElementContext = createContext<HTMLElement | null>(null);

interface Find {
  /** The text in Find anything, or undefined while it is closed. */
  readonly text: string | undefined;
  /** Opens Find anything with a text, or closes it. */
  readonly setText: (text: string | undefined) => void;
  /** True when the person may look up QR codes. */
  readonly takesCodes: boolean;
}

/** State of Find anything, which the top bar renders. */
export const FindContext = createContext<Find>({ text: undefined, setText: () => undefined, takesCodes: false });

/** Name of the event of the window with a scan that no field received. */
export const scanEvent = 'scan';
