/** Renders the chosen panel of the workspace. */
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstOfWeek, weekToPlan } from '../../calendar/india.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { type Chunk, loadable } from '../../ui/loadable.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { panelPath } from '../home/home-path.ts';
import { meetingPath } from '../meetings/meeting-path.ts';
import { NoAccess } from '../NoAccess.tsx';
import { CustomersPanel, MeetingsPanel, ScheduleLinks, WeekPanel } from '../panels.tsx';
import type { NamedEmployee } from './EmployeeScreen.tsx';
import { readWorkspaceQuery, userMapPath, type WorkspacePanel, type WorkspaceQuery, workspacePath } from './workspace-path.ts';

const AttendancePanel = loadable(async () => ({ Component: (await import('../../features/attendance/AttendancePanel.tsx')).AttendancePanel }));
const DaySheet = loadable(async () => ({ Component: (await import('../../features/days/DaySheet.tsx')).DaySheet }));
const EditEmployee = loadable(async () => ({ Component: (await import('../../features/employees/EditEmployee.tsx')).EditEmployee }));
const TerritoryPanel = loadable(async () => ({ Component: (await import('../../features/employees/territory/TerritoryPanel.tsx')).TerritoryPanel }));
const EmployeeSearch = lazyComponent(async () => (await import('../../features/meetings/EmployeeSearch.tsx')).EmployeeSearch);
const SchedulePanel = loadable(async () => {
  const { SchedulePanel: Component, CustomersToMeet } = await import('../meetings/SchedulePanel.tsx');
  return { Component, chunkOf: () => CustomersToMeet };
});

const parts: Readonly<Record<WorkspacePanel, Chunk>> = {
  attendance: AttendancePanel,
  meetings: MeetingsPanel,
  farmers: CustomersPanel,
  dealers: CustomersPanel,
  scheduleDealer: SchedulePanel,
  scheduleFarmer: SchedulePanel,
  edit: EditEmployee,
  territory: TerritoryPanel,
};

/** Returns the part that an address needs. */
export function panelOf({ searchParams }: URL): Chunk {
  const { panel, date, week } = readWorkspaceQuery(searchParams);
  if (panel === 'meetings' && week !== undefined) return WeekPanel;
  return panel === 'attendance' && date !== undefined ? DaySheet : parts[panel];
}

interface Props {
  person: Person;
  employee: NamedEmployee;
  query: WorkspaceQuery;
}

export function WorkspacePanels({ person, employee, query }: Props) {
  const text = useText(employeesTexts);
  const navigate = useNavigate();
  const { id: user, name, inactive } = employee;
  const { panel, period, date, hidden, points, status, page, week, to, stays, filters = {} } = query;
  const show = (next: Partial<WorkspaceQuery>, options?: { replace: boolean }) => void navigate(workspacePath({ user, panel, ...next }), options);
  const off = inactive ? text('employees.inactive', { name }) : undefined;
  switch (panel) {
    case 'attendance':
      return date === undefined ? (
        <AttendancePanel
          userId={user}
          name={name}
          period={period}
          onPeriod={(next) => show({ period: next })}
          mapPath={(day) => workspacePath({ user, panel, period, date: day })}
        />
      ) : (
        <DaySheet
          customerPath={customerPath}
          userId={user}
          name={name}
          date={date}
          hidden={hidden}
          points={points}
          onDay={(day, options) => show({ period, ...day }, options)}
          back={workspacePath({ user, panel, period })}
          wholePage={userMapPath({ user, date, hidden, points })}
        />
      );
    case 'meetings':
      if (week !== undefined)
        return (
          <WeekPanel
            pageId={panel}
            employee={{ id: user, name }}
            view={{ date: week, page: 0, status, overlapping: filters['overlaps'] === 'yes' }}
            onView={(view, options) => show({ week: view.date, status: view.status, filters: { overlaps: view.overlapping ? 'yes' : '' } }, options)}
            onLayout={() => show({})}
            pathTo={meetingPath}
            planPath={({ date: day }) => panelPath({ panel: 'planMeetings', user, week: day < weekToPlan(indiaToday()) ? undefined : day })}
          />
        );
      return (
        <MeetingsPanel
          pageId={panel}
          employee={{ id: user, name }}
          status={status}
          page={page}
          onView={(view, options) => show({ filters, ...view }, options)}
          filterState={{ values: filters, onValues: (next, options) => show({ status, filters: next }, options) }}
          pathTo={meetingPath}
          customerPath={customerPath}
          schedule={<ScheduleLinks types={['FARMER', 'DEALER']} user={user} off={off} />}
          onLayout={() => show({ week: firstOfWeek(indiaToday()) })}
          planPath={panelPath({ panel: 'planMeetings', user })}
        />
      );
    case 'farmers':
    case 'dealers': {
      const type = panel === 'farmers' ? 'FARMER' : 'DEALER';
      return (
        <CustomersPanel
          type={type}
          pageId={panel}
          userId={user}
          view={query}
          onView={show}
          pathTo={(id) => customerPath(type, id, { list: query, user })}
          schedule={<ScheduleLinks types={[type]} user={user} off={off} />}
          planPath={inactive ? undefined : (customers) => panelPath({ panel: 'planMeetings', user, customers })}
        />
      );
    }
    case 'scheduleDealer':
    case 'scheduleFarmer':
      return <SchedulePanel type={panel === 'scheduleDealer' ? 'DEALER' : 'FARMER'} employee={employee} pageId={panel} view={query} onView={show} />;
    case 'edit': {
      if (!may.actOnEmployees(person)) return <NoAccess />;
      const toWorkspace = () => void navigate(workspacePath({ user }));
      return <EditEmployee userId={user} checkPath={workspacePath({ user, panel })} onSaved={toWorkspace} onCancel={toWorkspace} />;
    }
    case 'territory':
      if (!may.actOnEmployees(person)) return <NoAccess />;
      return (
        <TerritoryPanel
          userId={user}
          name={name}
          pageId={panel}
          choice={{ to: to === user ? undefined : to, stays }}
          onChoice={(choice) => show(choice, { replace: true })}
          pathTo={(id, list) => workspacePath({ user: id, panel: list })}
          search={(chosen, onChoose) => (
            <Suspense>
              <EmployeeSearch label={text('employees.territory.search')} not={user} chosen={chosen} onChoose={onChoose} />
            </Suspense>
          )}
        />
      );
  }
}
