/** /userprofile: an employee's workspace with an option list, the chosen panel, and the employee's card. */
import { Button, chakra } from '@chakra-ui/react';
import { MapPinned, Pencil } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useServerConfig } from '../../data/config.ts';
import { MarkAttendance } from '../../features/attendance/MarkAttendance.tsx';
import { EmployeeCard, EmployeeCardRoom } from '../../features/employees/EmployeeCard.tsx';
import { MakePasswordLink } from '../../features/employees/MakePasswordLink.tsx';
import { SetActive } from '../../features/employees/SetActive.tsx';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useHandOverStep } from '../../features/meetings/use-hand-over-step.tsx';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { Banner } from '../../ui/Banner.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { Quiet } from '../../ui/Quiet.tsx';
import { SheetBannerContext } from '../../ui/Sheet.tsx';
import { EmployeeScreen } from './EmployeeScreen.tsx';
import { WorkspaceOptions } from './WorkspaceOptions.tsx';
import { panelOf, WorkspacePanels } from './WorkspacePanels.tsx';
import { readWorkspaceQuery, workspacePath } from './workspace-path.ts';

/** Returns the part that an address needs. */
export const partOf = panelOf;

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
      <MarkAttendance key={`mark ${id}`} userId={id} name={name} lookTo={workspacePath({ user: id, panel: 'attendance' })} />
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
        handOver={extensions ? { part, isReady, run: async () => ['done', 'nobody'].includes(await run()) } : undefined}
      />
      {extensions === false && <Quiet as="p">{notAvailable(text, text('employees.changes'))}</Quiet>}
    </>
  );
}
