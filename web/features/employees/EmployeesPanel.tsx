/** The directory of people with certain roles, page by page: View Employees and View Moderator. */
import { failureOf } from '../../data/failure.ts';
import { useListPage } from '../../data/list-page.ts';
import type { Role } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { AddLink } from '../../ui/AddLink.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import { EmployeeRow } from './EmployeeRow.tsx';
import { useEmployeesQuery } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  title: string;
  /** What counts as one page, see PageTitle. */
  place: string;
  roles: Role[];
  /** From 0. */
  page: number;
  onPage: (page: number, how?: { replace: boolean }) => void;
  /** Where a row leads. */
  pathTo?: (id: string) => string;
  /** Where an employee is added. */
  addPath?: string;
}

export function EmployeesPanel({ title, place, roles, page, onPage, pathTo, addPath }: Props) {
  const text = useText(employeesTexts, personTexts);
  const { state, error, onRetry, hasNext } = useListPage({
    useQuery: useEmployeesQuery,
    variables: (number) => ({ roles, page: number }),
    connection: ({ employees }) => employees,
    page,
    onPage,
  });
  const columns: readonly Column[] = [
    { key: 'image', label: text('person.image'), kind: 'image', width: '68px' },
    { key: 'name', label: text('person.name'), kind: 'main', width: '29%' },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '17%' },
    { key: 'address', label: text('person.address'), kind: 'sub' },
    { key: 'roles', label: text('person.roles'), kind: 'drop', width: '13%' },
    { key: 'status', label: text('person.status'), kind: 'state', width: '14%' },
    ...(pathTo === undefined ? [] : [{ key: 'go', label: text('employees.open'), kind: 'go', width: '44px' } as const]),
  ];
  return (
    <ListSheet
      title={title}
      place={place}
      {...(addPath !== undefined && { actions: <AddLink to={addPath}>{text('employees.add')}</AddLink> })}
      columns={columns}
      state={state}
      rows={({ nodes }) => nodes.map((employee) => <EmployeeRow key={employee.id} employee={employee} path={pathTo?.(employee.id)} />)}
      failure={text(failureOf(error))}
      onRetry={onRetry}
      page={page}
      hasNext={hasNext}
      onPage={onPage}
    />
  );
}
