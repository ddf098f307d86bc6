/** The actions of an admin on an employee. */
import { MarkAttendance } from '../../features/attendance/MarkAttendance.tsx';
import { SetActive } from '../../features/employees/SetActive.tsx';
import { workspacePath } from './workspace-path.ts';

interface Props {
  employee: { id: string; email: string | null; active: boolean | null };
  name: string;
}

export function EmployeeActions({ employee: { id, email, active }, name }: Props) {
  return (
    <>
      <MarkAttendance key={`mark ${id}`} userId={id} name={name} lookTo={workspacePath({ user: id, panel: 'attendance' })} />
      <SetActive key={`active ${id}`} userId={id} name={name} email={email} active={active} />
    </>
  );
}
