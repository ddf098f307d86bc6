/** What a list of farmers or dealers to meet is given. */
import type { SchedulingParts } from '../../people/party.ts';
import type { Crumb } from '../../ui/breadcrumb.ts';
import type { CustomersView, OnView } from './view.ts';

export interface ToMeetProps extends SchedulingParts {
  /** What counts as one page, see PageTitle. */
  place: string;
  /** The page that the list was opened from. */
  back?: Crumb | undefined;
  view: CustomersView;
  onView: OnView;
}
