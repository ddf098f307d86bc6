/** /addFarmerMeeting and /addDealerMeeting: first the employee is chosen, then the farmer or dealer. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MeetingType } from '../../data/schema.generated.ts';
import { EmployeesPanel } from '../../features/employees/EmployeesPanel.tsx';
import { meetingsTexts } from '../../features/meetings/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Person } from '../../session/session-types.ts';
import type { Chunk } from '../../ui/loadable.tsx';
import { StaffPage } from '../home/StaffPage.tsx';
import { useEmployee } from '../workspace/EmployeeScreen.tsx';
import { readScheduleQuery, schedulePath } from './meeting-path.ts';
import { CustomersToMeet, SchedulePanel } from './SchedulePanel.tsx';

/** Returns the part that an address needs. */
export const chunkOf = ({ searchParams }: URL): Chunk | undefined => (readScheduleQuery(searchParams).user === undefined ? undefined : CustomersToMeet);

export function AddMeeting({ person, type }: { person: Person; type: MeetingType }) {
  const text = useText(meetingsTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, ...view } = readScheduleQuery(search);
  const employee = useEmployee(user, 'cache-first');
  const choose = text('meetings.chooseEmployee', { title: text(`meetings.schedule.${type}`) });
  return (
    <StaffPage person={person} current="meetings">
      {user === undefined ? (
        <EmployeesPanel
          title={choose}
          pageId={`choose ${type}`}
          roles={['USER']}
          onlyActive
          page={view.page}
          onPage={(page, options) => void navigate(schedulePath(type, { page, text: view.text }), options)}
          pathTo={(id) => schedulePath(type, { user: id, text: view.text })}
        />
      ) : (
        <SchedulePanel
          key={user}
          type={type}
          employee={employee}
          pageId={`schedule ${type}`}
          view={view}
          onView={(next, options) => void navigate(schedulePath(type, { user, ...next }), options)}
          back={{ label: choose, to: schedulePath(type) }}
        />
      )}
    </StaffPage>
  );
}
