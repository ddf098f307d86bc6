/** Somebody a meeting can be with, and what a list of such people is given by whoever schedules the meetings. */
import type { ReactNode } from 'react';

/** A farmer or dealer a meeting can be with. */
export interface Party {
  id: string;
  /** Full name; empty when it is not known. */
  name: string;
}

/** Parts that scheduling adds to the list: the title, the button of each row, and the server message. */
export interface SchedulingParts {
  title: string;
  /** The employee who goes. */
  note: string | undefined;
  /** The name of the column in which something can be done. */
  actionLabel: string;
  action: (party: Party) => ReactNode;
  notice: ReactNode;
}
