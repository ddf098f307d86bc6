/** The chosen panel of the workspace. */
import { useNavigate } from 'react-router-dom';
import type { MeetingType } from '../../data/schema.generated.ts';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { loadable, type Part } from '../../ui/loadable.tsx';
import { ScheduleLink } from '../../ui/ScheduleLink.tsx';
import { meetingPath, schedulePath } from '../meetings/meeting-path.ts';
import { readWorkspaceQuery, userMapPath, type WorkspaceQuery, workspacePath } from './workspace-path.ts';

const AttendancePanel = loadable(async () => ({ Component: (await import('../../features/attendance/AttendancePanel.tsx')).AttendancePanel }));
const DaySheet = loadable(async () => ({ Component: (await import('../../features/days/DaySheet.tsx')).DaySheet }));
const MeetingsPanel = loadable(async () => ({ Component: (await import('../../features/meetings/MeetingsPanel.tsx')).MeetingsPanel }));
const FarmersPanel = loadable(async () => ({ Component: (await import('../../features/customers/FarmersPanel.tsx')).FarmersPanel }));
const DealersPanel = loadable(async () => ({ Component: (await import('../../features/customers/DealersPanel.tsx')).DealersPanel }));
const SchedulePanel = loadable(async () => {
  const { SchedulePanel: Component, partyList } = await import('../meetings/SchedulePanel.tsx');
  return { Component, partOf: ({ searchParams }) => partyList(readWorkspaceQuery(searchParams).panel === 'scheduleDealer' ? 'DEALER' : 'FARMER') };
});

/** The part that an address shows. */
export function panelOf({ searchParams }: URL): Part {
  const { panel, date } = readWorkspaceQuery(searchParams);
  switch (panel) {
    case 'attendance':
      return date === undefined ? AttendancePanel : DaySheet;
    case 'meetings':
      return MeetingsPanel;
    case 'farmers':
      return FarmersPanel;
    case 'dealers':
      return DealersPanel;
    case 'scheduleDealer':
    case 'scheduleFarmer':
      return SchedulePanel;
  }
}

interface Props {
  user: string;
  /** The employee's name; empty while it is not known. */
  name: string;
  /** Nobody inactive is sent to a meeting. */
  inactive: boolean;
  query: WorkspaceQuery;
}

export function WorkspacePanels({ user, name, inactive, query }: Props) {
  const text = useText(employeesTexts);
  const navigate = useNavigate();
  const { panel, period, date, hidden, points, status, page } = query;
  const show = (next: Partial<WorkspaceQuery>, how?: { replace: boolean }) => void navigate(workspacePath({ user, panel, ...next }), how);
  const schedule = (type: MeetingType) => (
    <ScheduleLink to={schedulePath(type, { user })} off={inactive ? text('employees.inactive', { name }) : undefined}>
      {text(type === 'DEALER' ? 'employees.scheduleDealer' : 'employees.scheduleFarmer')}
    </ScheduleLink>
  );
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
          userId={user}
          name={name}
          date={date}
          hidden={hidden}
          points={points}
          onDay={(day, how) => show({ period, ...day }, how)}
          back={workspacePath({ user, panel, period })}
          wholePage={userMapPath({ user, date, hidden, points })}
        />
      );
    case 'meetings':
      return (
        <MeetingsPanel
          place={panel}
          userId={user}
          status={status}
          page={page}
          onView={show}
          pathTo={meetingPath}
          schedule={
            <>
              {schedule('FARMER')}
              {schedule('DEALER')}
            </>
          }
        />
      );
    case 'farmers':
      return <FarmersPanel place={panel} userId={user} view={query} onView={show} schedule={schedule('FARMER')} />;
    case 'dealers':
      return <DealersPanel place={panel} userId={user} view={query} onView={show} schedule={schedule('DEALER')} />;
    case 'scheduleDealer':
      return <SchedulePanel type="DEALER" userId={user} place={panel} view={query} onView={show} />;
    case 'scheduleFarmer':
      return <SchedulePanel type="FARMER" userId={user} place={panel} view={query} onView={show} />;
  }
}
