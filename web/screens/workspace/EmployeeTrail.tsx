/** The breadcrumb of an employee's pages: the list of employees, then the employee's workspace. */
import type { ReactNode } from 'react';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { TrailContext } from '../../ui/breadcrumb.ts';
import { panelPath } from '../home/home-path.ts';
import { workspacePath } from './workspace-path.ts';

interface Props {
  user: string;
  /** The employee's name; undefined while it is not known. */
  name: string | undefined;
  children: ReactNode;
}

export function EmployeeTrail({ user, name, children }: Props) {
  const text = useText(employeesTexts);
  const list = { label: text('employees.title'), to: panelPath() };
  const trail = name === undefined ? null : name === '' ? [list] : [list, { label: name, to: workspacePath({ user }) }];
  return <TrailContext value={trail}>{children}</TrailContext>;
}
