/** Renders a row of a list: a table row, or an entry below 768 pixels. The roles are explicit because a changed `display` would remove them. */
import type { ReactNode } from 'react';

interface Props {
  /** True for a row that was just added. Its background is green. */
  marked?: boolean;
  children: ReactNode;
}

export function Row({ marked = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels a row is a grid, and would lose its role.
    <tr role="row" className="list-row" aria-current={marked || undefined}>
      {children}
    </tr>
  );
}
