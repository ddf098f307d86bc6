/** Panels that are both in staff home and in an employee's workspace. */
import type { MeetingType } from '../data/schema.generated.ts';
import { employeesTexts } from '../features/employees/texts/texts.ts';
import { useText } from '../i18n/text-context.ts';
import { loadable } from '../ui/loadable.tsx';
import { ScheduleLink } from '../ui/ScheduleLink.tsx';
import { schedulePath } from './meetings/meeting-path.ts';

export const MeetingsPanel = loadable(async () => ({ Component: (await import('../features/meetings/MeetingsPanel.tsx')).MeetingsPanel }));
export const WeekPanel = loadable(async () => ({ Component: (await import('../features/meetings/week/WeekPanel.tsx')).WeekPanel }));
export const VisitsPanel = loadable(async () => ({ Component: (await import('../features/meetings/VisitsPanel.tsx')).VisitsPanel }));
export const CustomersPanel = loadable(async () => ({ Component: (await import('../features/customers/CustomersPanel.tsx')).CustomersPanel }));

interface Props {
  types: readonly MeetingType[];
  /** The employee to assign, if known. */
  user?: string;
  /** Reason why nothing can be scheduled. */
  off?: string | undefined;
}

/** Renders the links to schedule meetings with farmers and dealers. */
export function ScheduleLinks({ types, user, off }: Props) {
  const text = useText(employeesTexts);
  return types.map((type) => (
    <ScheduleLink key={type} to={schedulePath(type, { user })} off={off}>
      {text(type === 'DEALER' ? 'employees.scheduleDealer' : 'employees.scheduleFarmer')}
    </ScheduleLink>
  ));
}
