/** /usermap: an employee's day as a page of its own, to be kept open or sent as a link. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { indiaDate } from '../../calendar/india.ts';
import { DaySheet } from '../../features/days/DaySheet.tsx';
import { EmployeeMissing } from './EmployeeMissing.tsx';
import { EmployeeTrail } from './EmployeeTrail.tsx';
import { SelectUser } from './SelectUser.tsx';
import { useEmployee } from './use-employee.ts';
import { readUserMapQuery, userMapPath, workspacePath } from './workspace-path.ts';

export function UserMap() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, date = indiaDate(new Date()), hidden, points } = readUserMapQuery(search);
  const { employee, name, error, refetch } = useEmployee(user);
  if (user === undefined) return <SelectUser />;
  if (error !== undefined) return <EmployeeMissing error={error} onRetry={() => void refetch()} />;
  return (
    <EmployeeTrail user={user} name={employee && name}>
      <DaySheet
        userId={user}
        name={name}
        date={date}
        hidden={hidden}
        points={points}
        onDay={(day, how) => void navigate(userMapPath({ user, ...day }), how)}
        back={workspacePath({ user, panel: 'attendance' })}
      />
    </EmployeeTrail>
  );
}
