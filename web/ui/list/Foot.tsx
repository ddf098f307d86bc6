/** The foot of a list, in sight while the rows scroll. A message opens above it and covers rows: it never moves one. */
import type { ReactNode } from 'react';

interface Props {
  /** A message about the rows; invisible while it is empty. */
  message?: ReactNode;
  children?: ReactNode;
}

export function Foot({ message, children }: Props) {
  return (
    <div className="foot">
      <div className="foot-message">{message}</div>
      {children}
    </div>
  );
}
