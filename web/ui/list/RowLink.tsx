/** Renders the link of a row that opens a page. The link is in the first cell and covers the whole row. Other links in the row need `position` and `zIndex`. */
import type { ReactNode } from 'react';
import { ReturnLink } from './ReturnLink.tsx';

export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ReturnLink className="row-link" to={to}>
      {children}
    </ReturnLink>
  );
}

/** The chevron at the end of a row that opens a page. It is a CSS rule, because an icon in each row takes as long to render as a name. */
export const rowOpens = <span className="row-opens" />;
