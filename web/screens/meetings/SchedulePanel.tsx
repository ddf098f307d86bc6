/** Schedule Farmer Meeting and Schedule Dealer Meeting, for one employee: the list of farmers or dealers, each with a button that schedules a meeting. */
import type { MeetingType } from '../../data/schema.generated.ts';
import type { CustomersView, OnView } from '../../features/customers/view.ts';
import { Scheduling } from '../../features/meetings/Scheduling.tsx';
import type { Crumb } from '../../ui/breadcrumb.ts';
import { loadable } from '../../ui/loadable.tsx';
import { workspacePath } from '../workspace/workspace-path.ts';

/** The list of whom to meet. */
export const CustomersToMeet = loadable(async () => ({ Component: (await import('../../features/customers/CustomersToMeet.tsx')).CustomersToMeet }));

interface Props {
  type: MeetingType;
  /** The employee who will attend. */
  userId: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  view: CustomersView;
  onView: OnView;
  /** Where an employee is chosen. */
  back?: Crumb;
}

export function SchedulePanel({ type, userId, ...list }: Props) {
  return (
    <Scheduling type={type} userId={userId} lookTo={workspacePath({ user: userId, panel: 'meetings' })}>
      {(parts) => <CustomersToMeet type={type} {...list} {...parts} />}
    </Scheduling>
  );
}
