/** /userprofile: an employee's workspace, an option list, the chosen panel, and a card that says who it is. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmployeeCard } from '../features/employees/EmployeeCard.tsx';
import { useEmployeeQuery } from '../features/employees/employees.generated.ts';
import { employeesTexts } from '../i18n/employees/texts.ts';
import { joinParts } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { isAdmin } from '../session/roles.ts';
import type { Person } from '../session/session-types.ts';
import { Banner } from '../ui/Banner.tsx';
import { SheetBannerContext } from '../ui/sheet-banner.ts';
import { EmployeeActions } from './EmployeeActions.tsx';
import { EmployeeMissing } from './EmployeeMissing.tsx';
import { EmployeeTrail } from './EmployeeTrail.tsx';
import { SelectUser } from './SelectUser.tsx';
import { WorkspaceOptions } from './WorkspaceOptions.tsx';
import { WorkspacePanels } from './WorkspacePanels.tsx';
import { readWorkspaceQuery } from './workspace-path.ts';

interface Props {
  person: Person;
}

export function Workspace({ person }: Props) {
  const text = useText(employeesTexts);
  const [search] = useSearchParams();
  const query = readWorkspaceQuery(search);
  const { user, panel } = query;
  const { data, error, refetch } = useEmployeeQuery(user === undefined ? skipToken : { variables: { id: user }, fetchPolicy: 'cache-and-network' });
  if (user === undefined) return <SelectUser />;
  const employee = data?.employee ?? undefined;
  if (employee === undefined && error !== undefined) return <EmployeeMissing error={error} onRetry={() => void refetch()} />;
  // Nothing until it is known: an ID in its place would only flash.
  const name = employee === undefined ? '' : joinParts([employee.firstName, employee.lastName], ' ') || user;
  return (
    <chakra.div flex="1" display="flex" flexDirection={{ base: 'column', md: 'row' }}>
      <WorkspaceOptions query={query} />
      <chakra.div flex="1" minW="0" display="flex" flexDirection={{ base: 'column', xl: 'row-reverse' }}>
        {employee !== undefined && (
          <EmployeeCard employee={employee} actions={isAdmin(person) ? <EmployeeActions employee={employee} name={name} /> : undefined} />
        )}
        <SheetBannerContext value={employee?.active === false ? <Banner>{text('employees.inactive', { name })}</Banner> : null}>
          <EmployeeTrail user={user} name={name}>
            <Suspense fallback={null}>
              {/* A fresh panel for each person and option: nothing of the one before is left in it. */}
              <WorkspacePanels key={`${user} ${panel}`} user={user} name={name} query={query} />
            </Suspense>
          </EmployeeTrail>
        </SheetBannerContext>
      </chakra.div>
    </chakra.div>
  );
}
