/** Loads the employee of an address for a screen: cached data at once, then refetched. Renders a message when there is none. */
import { skipToken } from '@apollo/client/react';
import { UserRound, UserRoundX, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { failureOf, isNotFound } from '../../data/failure.ts';
import { useRenewal } from '../../data/live/use-changes.ts';
import { type EmployeeQuery, useEmployeeQuery } from '../../features/employees/employees.generated.ts';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { TrailContext } from '../../ui/bar-contexts.ts';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { panelPath } from '../home/home-path.ts';
import { HomeLink, PageMessage } from '../PageMessage.tsx';
import { workspacePath } from './workspace-path.ts';

export interface NamedEmployee {
  id: string;
  /** Empty while unknown, because an ID in its place would only flash. */
  name: string;
  /** True for an inactive employee, who cannot be assigned to a meeting. */
  inactive: boolean;
  /** Undefined while loading. */
  employee: NonNullable<EmployeeQuery['employee']> | undefined;
}

/** @param id empty to fetch nothing @param fetchPolicy `cache-first` when a list has just loaded them, so nothing more is fetched */
export function useEmployee(id = '', fetchPolicy: 'cache-and-network' | 'cache-first' = 'cache-and-network') {
  const { data, error, refetch } = useEmployeeQuery(id === '' ? skipToken : { variables: { id }, fetchPolicy });
  useRenewal(({ node: { type, subjectId } }) => type === 'EMPLOYEE' && subjectId === id, refetch, id !== '');
  const employee = data?.employee ?? undefined;
  const name = employee === undefined ? '' : joinParts([employee.firstName, employee.lastName], ' ') || employee.id;
  const named: NamedEmployee = { id, name, inactive: employee?.active === false, employee };
  /** `error` is the reason when there is no employee to show. */
  return { ...named, error: employee === undefined ? error : undefined, retry: () => void refetch() };
}

interface Props {
  /** Undefined when no employee is chosen. */
  user: string | undefined;
  children: (employee: NamedEmployee) => ReactNode;
}

/** Renders a screen of an employee. Its breadcrumb contains the list of employees and the workspace. */
export function EmployeeScreen({ user, children }: Props) {
  const text = useText(employeesTexts);
  const { error, retry, ...named } = useEmployee(user);
  if (user === undefined) return <SelectUser />;
  if (error !== undefined) return <EmployeeMissing error={error} onRetry={retry} />;
  const list = { label: text('employees.title'), to: panelPath() };
  const trail = named.employee && (named.name === '' ? [list] : [list, { label: named.name, to: workspacePath({ user }) }]);
  return <TrailContext value={trail ?? null}>{children(named)}</TrailContext>;
}

/** Renders a message when no employee is chosen. Logs it, because a link without its employee has led here. */
function SelectUser() {
  const text = useText(employeesTexts);
  useEffect(() => console.error('Please select user'), []);
  return <PageMessage picture={<UserRound />} title={text('employees.select')} detail={text('employees.selectHint')} actions={<HomeLink />} />;
}

function EmployeeMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText(employeesTexts);
  const missing = isNotFound(error);
  const Icon = missing ? UserRoundX : WifiOff;
  const failure = failureOf(error);
  const forbidden = failure === 'failure.forbidden';
  return (
    <PageMessage
      picture={<Icon />}
      title={missing ? text('employees.notFound') : text(failure)}
      actions={
        <>
          {!missing && !forbidden && <RetryButton onRetry={onRetry} />}
          <HomeLink />
        </>
      }
    />
  );
}
