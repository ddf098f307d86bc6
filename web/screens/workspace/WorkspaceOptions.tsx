/** Renders the option list of the workspace. */
import { Calendar, CalendarCheck, type LucideIcon, Sprout, Store } from 'lucide-react';
import { memo } from 'react';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import { type WorkspaceQuery, workspaceOptions, workspacePath } from './workspace-path.ts';

const options = {
  attendance: { label: 'employees.viewAttendance', icon: CalendarCheck, schedule: false },
  meetings: { label: 'employees.viewMeetings', icon: Calendar, schedule: false },
  farmers: { label: 'employees.viewFarmers', icon: Sprout, schedule: false },
  dealers: { label: 'employees.viewDealers', icon: Store, schedule: false },
  scheduleDealer: { label: 'employees.scheduleDealer', icon: Store, schedule: true },
  scheduleFarmer: { label: 'employees.scheduleFarmer', icon: Sprout, schedule: true },
} as const satisfies Record<(typeof workspaceOptions)[number], { label: string; icon: LucideIcon; schedule: boolean }>;

/** Memoised, because paging the panel beside it does not change it. */
export const WorkspaceOptions = memo(function WorkspaceOptions({ user, panel }: Pick<WorkspaceQuery, 'user' | 'panel'>) {
  const text = useText(employeesTexts);
  return (
    <OptionList
      label={text('employees.card')}
      options={workspaceOptions.map((key) => {
        const { label, icon, schedule } = options[key];
        const option = { key, label: text(label), icon, href: workspacePath({ user, panel: key }), current: key === panel };
        return schedule ? { ...option, group: text('employees.schedule') } : option;
      })}
    />
  );
});
