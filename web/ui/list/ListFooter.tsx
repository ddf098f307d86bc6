/** Renders the sticky footer of a list. A message opens above the bar and overlays rows, so no row moves. */
import type { ReactNode } from 'react';

interface Props {
  /** Message about the rows; nothing is shown while it is empty. */
  message?: ReactNode;
  children?: ReactNode;
}

export function ListFooter({ message, children }: Props) {
  return (
    <div className="foot">
      {message}
      {children}
    </div>
  );
}
