/** The table of a list: caption, column heads, rows. Rows that wait for the next page are dimmed. What it looks like is stated once for all, in `theme/list.ts`. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Column } from './columns.ts';

interface Props {
  caption: string;
  columns: readonly Column[];
  busy: boolean;
  dimmed: boolean;
  /** The row of totals. */
  foot?: ReactNode;
  children: ReactNode;
}

export function ListTable({ caption, columns, busy, dimmed, foot, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels the table is a block, and its parts would have no roles.
    <table role="table" className={classNames('list-table', 'list-pointed', dimmed && 'list-dimmed')} aria-busy={busy}>
      <caption>
        <span className="words-only">{caption}</span>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map(({ key, label, kind, width, align, indent, wideOnly, screenOnly = kind === 'go' }) => (
            <th
              key={key}
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              role="columnheader"
              scope="col"
              className={classNames(
                'list-head',
                `list-${kind}`,
                align && `list-${align}`,
                wideOnly && 'list-wide',
                indent && 'list-indent',
                screenOnly && 'list-screen',
              )}
              style={{ width }}
            >
              {kind === 'go' ? <span className="words-only">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">{children}</tbody>
      {foot !== undefined && (
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        <tfoot role="rowgroup">{foot}</tfoot>
      )}
    </table>
  );
}
