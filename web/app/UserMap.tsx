/** /usermap: an employee's day as a page of its own, to be kept open or sent as a link. */
import { skipToken } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DaySheet } from '../features/days/DaySheet.tsx';
import { useEmployeeQuery } from '../features/employees/employees.generated.ts';
import { joinParts } from '../i18n/formats.ts';
import { indiaDate } from '../i18n/india.ts';
import { EmployeeMissing } from './EmployeeMissing.tsx';
import { EmployeeTrail } from './EmployeeTrail.tsx';
import { SelectUser } from './SelectUser.tsx';
import { readUserMapQuery, userMapPath, workspacePath } from './workspace-path.ts';

export function UserMap() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, date = indiaDate(new Date()), hidden } = readUserMapQuery(search);
  const { data, error, refetch } = useEmployeeQuery(user === undefined ? skipToken : { variables: { id: user }, fetchPolicy: 'cache-and-network' });
  if (user === undefined) return <SelectUser />;
  const employee = data?.employee ?? undefined;
  if (employee === undefined && error !== undefined) return <EmployeeMissing error={error} onRetry={() => void refetch()} />;
  // Nothing until it is known: an ID in its place would only flash.
  const name = employee === undefined ? '' : joinParts([employee.firstName, employee.lastName], ' ') || user;
  return (
    <EmployeeTrail user={user} name={name}>
      <DaySheet
        userId={user}
        name={name}
        date={date}
        hidden={hidden}
        onDay={(day, how) => void navigate(userMapPath({ user, ...day }), how)}
        back={workspacePath({ user, panel: 'attendance' })}
      />
    </EmployeeTrail>
  );
}
