/** The foot of a list, in sight while the rows scroll. A message opens in it, above its bar, and covers rows: it moves none. */
import type { ReactNode } from 'react';

interface Props {
  /** A message about the rows; invisible while it is empty. */
  message?: ReactNode;
  children?: ReactNode;
}

export function Foot({ message, children }: Props) {
  return (
    <div className="foot">
      {message}
      {children}
    </div>
  );
}
