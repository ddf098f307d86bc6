/** /userprofile: an employee's workspace, an option list, the chosen panel, and a card that says who it is. */
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { EmployeeCard, EmployeeCardRoom } from '../../features/employees/EmployeeCard.tsx';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { Banner } from '../../ui/Banner.tsx';
import { SheetBannerContext } from '../../ui/sheet-banner.ts';
import { EmployeeActions } from './EmployeeActions.tsx';
import { EmployeeMissing } from './EmployeeMissing.tsx';
import { EmployeeTrail } from './EmployeeTrail.tsx';
import { SelectUser } from './SelectUser.tsx';
import { useEmployee } from './use-employee.ts';
import { WorkspaceOptions } from './WorkspaceOptions.tsx';
import { panelOf, WorkspacePanels } from './WorkspacePanels.tsx';
import { readWorkspaceQuery } from './workspace-path.ts';

/** The part that an address shows. */
export const partOf = panelOf;

interface Props {
  person: Person;
}

export function Workspace({ person }: Props) {
  const text = useText(employeesTexts);
  const [search] = useSearchParams();
  const query = readWorkspaceQuery(search);
  const { user, panel } = query;
  const { employee, name, error, refetch } = useEmployee(user);
  if (user === undefined) return <SelectUser />;
  if (error !== undefined) return <EmployeeMissing error={error} onRetry={() => void refetch()} />;
  return (
    <chakra.div flex="1" display="flex" flexDirection={{ base: 'column', md: 'row' }}>
      <WorkspaceOptions query={query} />
      <chakra.div flex="1" minW="0" display="flex" flexDirection={{ base: 'column', xl: 'row-reverse' }}>
        {employee === undefined ? (
          <EmployeeCardRoom withActions={may.actOnEmployees(person)} />
        ) : (
          <EmployeeCard
            employee={employee}
            actions={may.actOnEmployees(person) ? <EmployeeActions key={panel} employee={employee} name={name} /> : undefined}
          />
        )}
        <SheetBannerContext value={employee?.active === false ? <Banner>{text('employees.inactive', { name })}</Banner> : null}>
          <EmployeeTrail user={user} name={employee && name}>
            {/* A fresh panel for each person and option: nothing of the one before is left in it. */}
            <WorkspacePanels key={`${user} ${panel}`} user={user} name={name} inactive={employee?.active === false} query={query} />
          </EmployeeTrail>
        </SheetBannerContext>
      </chakra.div>
    </chakra.div>
  );
}
