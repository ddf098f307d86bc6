/** Renders Schedule Farmer Meeting and Schedule Dealer Meeting for an employee: the list of customers, with the action that schedules a meeting. */
import type { ComponentProps } from 'react';
import { Scheduling } from '../../features/meetings/Scheduling.tsx';
import { loadable } from '../../ui/loadable.tsx';
import { workspacePath } from '../workspace/workspace-path.ts';

export const CustomersToMeet = loadable(async () => ({ Component: (await import('../../features/customers/CustomersSheet.tsx')).CustomersToMeet }));

type Props = Pick<ComponentProps<typeof Scheduling>, 'employee'> & Pick<ComponentProps<typeof CustomersToMeet>, 'type' | 'pageId' | 'view' | 'onView' | 'back'>;

export function SchedulePanel({ employee, ...list }: Props) {
  return (
    <Scheduling type={list.type} employee={employee} checkPath={workspacePath({ user: employee.id, panel: 'meetings' })}>
      {(parts) => <CustomersToMeet {...list} {...parts} />}
    </Scheduling>
  );
}
