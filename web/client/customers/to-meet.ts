/** What a list of farmers or dealers to meet is given. */
import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/breadcrumb.ts';
import type { CustomersView, OnView } from './view.ts';

/** Somebody a meeting can be with. */
export interface Party {
  id: string;
  /** Full name; empty when it is not known. */
  name: string;
}

export interface ToMeetProps {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  /** The employee who goes. */
  note: string | undefined;
  /** The page that the list was opened from. */
  back?: Crumb | undefined;
  view: CustomersView;
  onView: OnView;
  /** The name of the column in which something can be done. */
  actionLabel: string;
  action: (party: Party) => ReactNode;
  notice: ReactNode;
}
