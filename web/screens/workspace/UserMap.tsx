/** /usermap: an employee's day as a separate page, to keep open or to send as a link. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { indiaToday } from '../../calendar/server-clock.ts';
import { DaySheet } from '../../features/days/DaySheet.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { EmployeeScreen } from './EmployeeScreen.tsx';
import { readUserMapQuery, userMapPath, workspacePath } from './workspace-path.ts';

export function UserMap() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, date = indiaToday(), hidden, points } = readUserMapQuery(search);
  return (
    <EmployeeScreen user={user}>
      {({ id, name }) => (
        <DaySheet
          customerPath={customerPath}
          userId={id}
          name={name}
          date={date}
          hidden={hidden}
          points={points}
          onDay={(day, options) => void navigate(userMapPath({ user, ...day }), options)}
          back={workspacePath({ user, panel: 'attendance' })}
        />
      )}
    </EmployeeScreen>
  );
}
