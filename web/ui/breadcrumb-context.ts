/** React contexts of the breadcrumb. The page's heading provides the path, and the top bar renders it. */
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
