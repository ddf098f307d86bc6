/** Panels and links that are both in staff home and in an employee's workspace. */

import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MeetingType } from '../data/schema.generated.ts';
import { employeesTexts } from '../features/employees/texts/texts.ts';
import { useText } from '../i18n/text-context.ts';
import { loadable } from '../ui/loadable.tsx';
import { schedulePath } from './meetings/meeting-path.ts';

export const MeetingsPanel = loadable(async () => ({ Component: (await import('../features/meetings/MeetingsPanel.tsx')).MeetingsPanel }));
export const WeekPanel = loadable(async () => ({ Component: (await import('../features/meetings/week/WeekPanel.tsx')).WeekPanel }));
export const VisitsPanel = loadable(async () => ({ Component: (await import('../features/meetings/VisitsPanel.tsx')).VisitsPanel }));
export const CustomersPanel = loadable(async () => ({ Component: (await import('../features/customers/CustomersPanel.tsx')).CustomersPanel }));

interface ScheduleLinksProps {
  types: readonly MeetingType[];
  /** The employee to assign, if known. */
  user?: string;
  /** Reason why nothing can be scheduled. */
  off?: string | undefined;
}

/** Renders the links to schedule meetings with farmers and dealers. */
export function ScheduleLinks({ types, user, off }: ScheduleLinksProps) {
  const text = useText(employeesTexts);
  return types.map((type) => (
    <ScheduleLink key={type} to={schedulePath(type, { user })} off={off}>
      {text(type === 'DEALER' ? 'employees.scheduleDealer' : 'employees.scheduleFarmer')}
    </ScheduleLink>
  ));
}

interface ScheduleLinkProps {
  to: string;
  children: string;
  /** Reason why the link is disabled. */
  off?: string | undefined;
}

/** Renders the link to the form that schedules a meeting. Where no employee can be assigned, the link is disabled and shows the reason. */
export function ScheduleLink({ to, children, off }: ScheduleLinkProps) {
  const reason = useId();
  const content = (
    <>
      <CalendarPlus />
      {children}
    </>
  );
  if (off === undefined)
    return (
      <Link className="button" to={to}>
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" className="button" aria-disabled aria-describedby={reason} title={off}>
        {content}
      </button>
      <span id={reason} className="words-only">
        {off}
      </span>
    </>
  );
}
