/** Renders a table whose rows become entries below 768 pixels: caption, heads, rows and totals. The styles are in `theme/list.ts`. */
// biome-ignore-all lint/a11y/noRedundantRoles: below 768 pixels the table and its parts are blocks, and would lose their roles.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Props extends ComponentProps<'table'> {
  caption: string;
  busy: boolean;
  heads: ReactNode;
  /** Rows of totals. */
  foot?: ReactNode;
}

export function TableFrame({ caption, busy, heads, foot, className, children, ...table }: Props) {
  return (
    <table role="table" className={classNames('list-table', className)} aria-busy={busy} {...table}>
      <caption>
        <span className="words-only">{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">{heads}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
      {foot !== undefined && <tfoot role="rowgroup">{foot}</tfoot>}
    </table>
  );
}

export function Head({ className, ...head }: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" className={classNames('list-head', className)} {...head} />;
}
