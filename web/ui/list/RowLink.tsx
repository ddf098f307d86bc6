/** The link of a row that opens something: it stands in the first cell and is clicked anywhere in the row. Other links in the row need `position` and `zIndex`. */
import type { ReactNode } from 'react';
import { ReturnLink } from './ReturnLink.tsx';

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ReturnLink className="row-link" to={to}>
      {children}
    </ReturnLink>
  );
}

/** The sign at the end of such a row: drawn by its rule, since an icon in each row takes as long as its name does. */
export const rowOpens = <span className="row-opens" />;
