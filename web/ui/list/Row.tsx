/** A row of a list: a table row, and below 768 pixels an entry. The roles are written out because a changed display would take them away. */
import type { ReactNode } from 'react';

interface Props {
  /** It has just been added: its ground is green. */
  marked?: boolean;
  children: ReactNode;
}

export function Row({ marked = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels a row is a grid, and would have no role.
    <tr role="row" className="list-row" aria-current={marked || undefined}>
      {children}
    </tr>
  );
}
