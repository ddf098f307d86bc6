/** /userprofile: an employee's workspace with an option list, the chosen panel, and the employee's card. */
import { Button, chakra } from '@chakra-ui/react';
import { Calendar, CalendarCheck, type LucideIcon, MapPinned, Pencil, Sprout, Store, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { MarkAttendance } from '../../features/attendance/MarkAttendance.tsx';
import { EmployeeCard, EmployeeCardRoom, MakePasswordLink } from '../../features/employees/EmployeeCard.tsx';
import { SetActive } from '../../features/employees/SetActive.tsx';
import { StayingRecords } from '../../features/employees/StayingRecords.tsx';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useHandOverStep } from '../../features/meetings/HandOverMeetings.tsx';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { Caption } from '../../ui/Caption.tsx';
import { OptionList } from '../../ui/OptionList.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { SheetBannerContext } from '../../ui/Sheet.tsx';
import { EmployeeScreen } from './EmployeeScreen.tsx';
import { panelOf, WorkspacePanels } from './WorkspacePanels.tsx';
import { readWorkspaceQuery, type WorkspaceQuery, workspaceOptions, workspacePath } from './workspace-path.ts';

/** Returns the part that an address needs. */
export const chunkOf = panelOf;

export function Workspace({ person }: { person: Person }) {
  const text = useText(employeesTexts);
  const [search] = useSearchParams();
  const query = readWorkspaceQuery(search);
  const { user, panel } = query;
  const acts = may.actOnEmployees(person);
  return (
    <EmployeeScreen user={user}>
      {(named) => (
        <div className="with-options">
          <WorkspaceOptions user={user} panel={panel} />
          <chakra.div flex="1" minW="0" display="flex" flexDirection={{ base: 'column', xl: 'row-reverse' }}>
            {named.employee === undefined ? (
              <EmployeeCardRoom withActions={acts} />
            ) : (
              <PanelBoundary>
                <EmployeeCard employee={named.employee} actions={acts ? <Actions key={panel} employee={named.employee} name={named.name} /> : undefined} />
              </PanelBoundary>
            )}
            <SheetBannerContext value={named.inactive ? <Banner>{text('employees.inactive', { name: named.name })}</Banner> : null}>
              {/* The key gives each person and option a new panel, without state of the previous one. */}
              <PanelBoundary key={`${user} ${panel}`}>
                <WorkspacePanels person={person} employee={named} query={query} />
              </PanelBoundary>
            </SheetBannerContext>
          </chakra.div>
        </div>
      )}
    </EmployeeScreen>
  );
}

interface ActionsProps {
  employee: { id: string; email: string | null; active: boolean | null };
  name: string;
}

function Actions({ employee: { id, email, active }, name }: ActionsProps) {
  const text = useText(employeesTexts);
  const extensions = useServerConfig()?.extensions;
  const { part, isReady, run } = useHandOverStep(id);
  return (
    <>
      <MarkAttendance key={`mark ${id}`} userId={id} name={name} checkPath={workspacePath({ user: id, panel: 'attendance' })} />
      {extensions && (
        <>
          <Button asChild>
            <Link to={workspacePath({ user: id, panel: 'edit' })}>
              <Pencil />
              {text('employees.editShort')}
            </Link>
          </Button>
          <Button asChild>
            <Link to={workspacePath({ user: id, panel: 'territory' })}>
              <MapPinned />
              {text('employees.territory')}
            </Link>
          </Button>
          {active !== false && <MakePasswordLink key={`link ${id}`} userId={id} name={name} />}
        </>
      )}
      <SetActive
        key={`active ${id}`}
        userId={id}
        name={name}
        email={email}
        active={active}
        handOver={
          extensions
            ? {
                part: (
                  <>
                    {part}
                    <StayingRecords userId={id} name={name} territoryPath={workspacePath({ user: id, panel: 'territory' })} />
                  </>
                ),
                isReady,
                run: async () => ['done', 'nobody'].includes(await run()),
              }
            : undefined
        }
      />
      {extensions === false && <Caption as="p">{notAvailable(text, text('employees.changes'))}</Caption>}
    </>
  );
}

const options = {
  attendance: { label: 'employees.viewAttendance', icon: CalendarCheck, schedule: false },
  meetings: { label: 'employees.viewMeetings', icon: Calendar, schedule: false },
  farmers: { label: 'employees.viewFarmers', icon: Sprout, schedule: false },
  dealers: { label: 'employees.viewDealers', icon: Store, schedule: false },
  scheduleDealer: { label: 'employees.scheduleDealer', icon: Store, schedule: true },
  scheduleFarmer: { label: 'employees.scheduleFarmer', icon: Sprout, schedule: true },
} as const satisfies Record<(typeof workspaceOptions)[number], { label: string; icon: LucideIcon; schedule: boolean }>;

/** Memoised, because paging the panel beside it does not change it. */
const WorkspaceOptions = memo(function WorkspaceOptions({ user, panel }: Pick<WorkspaceQuery, 'user' | 'panel'>) {
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

/** Renders a full-width warning about the content below. */
function Banner({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="2.5"
      px="gutter"
      py="2"
      bg="bg.warning"
      color="fg"
      borderYWidth="1px"
      borderColor="border.warning"
    >
      <chakra.span color="fg.warning" flexShrink="0">
        <TriangleAlert />
      </chakra.span>
      <span>{children}</span>
    </chakra.div>
  );
}
