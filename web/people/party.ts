/** People that meetings are with, and the properties that scheduling adds to a list of them. */
import type { ReactNode } from 'react';

/** A farmer or dealer a meeting can be with. */
export interface Party {
  id: string;
  /** Full name; empty when unknown. */
  name: string;
}

/** Parts that scheduling adds to the list: the title, the button of each row, and the server message. */
export interface SchedulingParts {
  title: string;
  /** The employee who visits. */
  note: string | undefined;
  /** Header of the action column. */
  actionLabel: string;
  action: (party: Party) => ReactNode;
  notice: ReactNode;
}
