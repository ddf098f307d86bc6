/** The way to the page that is shown: the page's heading knows it, the top bar has the room for it. */
import { createContext } from 'react';

/** A page on that way. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The pages between Home and whatever stands inside this context; null while they are not known. */
export const TrailContext = createContext<readonly Crumb[] | null>([]);

/** Element that contains the breadcrumb; null until the bar has mounted. */
export const BreadcrumbPlaceContext = createContext<HTMLElement | null>(null);
