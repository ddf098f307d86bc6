/** Renders the directory of people with given roles, page by page: View Employees and View Moderator. */
import { useListFilters } from '../../data/ListFilters.tsx';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import type { EmployeeFilter, EmployeeOrder, Role } from '../../data/schema.generated.ts';
import { joinParts } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import { ActiveBadge } from '../../people/ActiveBadge.tsx';
import { AreaFilter } from '../../people/AreaFilter.tsx';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { AddLink } from '../../ui/AddLink.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import type { Filter, FilterState, FilterValues } from '../../ui/list/filters.ts';
import { RowLink, rowOpens } from '../../ui/list/ReturnLink.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Badge } from '../../ui/StateBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { type EmployeeRow_EmployeeFragment, useEmployeesQuery } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  title: string;
  pageId: string;
  roles: readonly Role[];
  /** Roles that the filter offers besides the list's own. The filter is a documented parameter, so every provider supports it. */
  roleChoices?: readonly Role[] | undefined;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  pathTo: (id: string) => string;
  /** True when inactive employees have no link, because they cannot be chosen. */
  onlyActive?: boolean;
  /** Path of the form for a new employee. */
  addPath?: string;
  /** See PagedList. */
  isNew?: ((employee: EmployeeRow_EmployeeFragment) => boolean) | undefined;
  /** Filters of the list; undefined when the list has no filters. */
  filterState?: FilterState;
}

const orders = { name: 'NAME', newest: 'NEWEST' } as const satisfies Readonly<Record<string, EmployeeOrder>>;

/** Builds the query variables. An unfiltered list has no `filter` variable, so the cache recognises the same list. */
function variablesOf({ search, active, order, state = '', district = '', taluka = '' }: FilterValues): { filter?: EmployeeFilter; orderBy?: EmployeeOrder } {
  const filter: EmployeeFilter = {
    ...(search === undefined ? {} : { text: search }),
    ...(active === 'yes' || active === 'no' ? { active: active === 'yes' } : {}),
    ...(state === '' ? {} : { area: { state, district, taluka } }),
  };
  const orderBy = order === 'name' || order === 'newest' ? orders[order] : undefined;
  return { ...(Object.keys(filter).length === 0 ? {} : { filter }), ...(orderBy === undefined ? {} : { orderBy }) };
}

const noChoice: readonly Role[] = [];

type Text = TextFunction<(typeof employeesTexts | typeof peopleTexts | typeof listTexts)['en']>;

const filtersIn = (text: Text): readonly Filter[] => [
  { key: 'search', label: text('employees.search'), kind: 'text', isName: true },
  {
    key: 'active',
    label: text('person.status'),
    kind: 'choice',
    choices: [
      { value: '', label: text('employees.anyStatus') },
      { value: 'yes', label: text('person.active') },
      { value: 'no', label: text('person.inactive') },
    ],
  },
  {
    key: 'order',
    label: text('list.order'),
    kind: 'choice',
    choices: [
      { value: '', label: text('employees.order.oldest') },
      { value: 'newest', label: text('employees.order.newest') },
      { value: 'name', label: text('employees.order.name') },
    ],
  },
];

/** Role filters by their value in the address: the default roles, each other role alone, and all. */
const choicesIn = (text: Text, roles: readonly Role[], roleChoices: readonly Role[]) =>
  [
    { value: '', roles },
    ...roleChoices.filter((role) => roles.join() !== role).map((role) => ({ value: role.toLowerCase(), roles: [role] })),
    ...(roleChoices.length > roles.length ? [{ value: 'all', roles: roleChoices }] : []),
  ].map((choice) => ({ ...choice, label: choice.value === 'all' ? text('employees.allRoles') : choice.roles.map((role) => text(`role.${role}`)).join(', ') }));

export function EmployeesPanel({ title, pageId, roles, roleChoices = noChoice, page, onPage, pathTo, onlyActive = false, addPath, isNew, filterState }: Props) {
  const text = useText(employeesTexts, peopleTexts, listTexts);
  const write = useValues();
  const { state = '', district = '', taluka = '' } = filterState?.values ?? {};
  const areaFilter = <AreaFilter value={{ state, district, taluka }} onChange={(area) => filterState?.onValues({ ...filterState.values, ...area })} />;
  const { values, isWaiting, row, narrowed } = useListFilters(filtersIn(text), filterState, {
    more: { row: areaFilter, words: joinParts([taluka, district, state], ', ') },
  });
  const choices = choicesIn(text, roles, roleChoices);
  const chosen = choices.find(({ value }) => value === filterState?.values['role']) ?? { value: '', roles, label: '' };
  const list = useListPage({
    subject: 'EMPLOYEE',
    useQuery: useEmployeesQuery,
    variables: (number) => ({ roles: [...chosen.roles], page: number, ...variablesOf(values) }),
    connection: ({ employees }) => employees,
    page,
    onPage,
    skip: isWaiting,
  });
  const filterRow = filterState && (
    <>
      {choices.length > 1 && (
        <Segments
          label={text('person.roles')}
          value={chosen.value}
          choices={choices}
          onChange={(role) => filterState.onValues({ ...filterState.values, role })}
        />
      )}
      {row}
    </>
  );
  const isOpen = ({ active }: Pick<EmployeeRow_EmployeeFragment, 'active'>) => !(onlyActive && active === false);
  const columns: readonly RowColumn<EmployeeRow_EmployeeFragment>[] = [
    { key: 'image', label: text('person.image'), kind: 'image', width: '68px', cell: ({ pictures }) => <Thumbnail url={pictures[0]?.url} /> },
    {
      key: 'name',
      label: text('person.name'),
      kind: 'main',
      width: '29%',
      cell: ({ id, firstName, lastName, email, active }) => {
        // The list omits the middle name, which only the card shows.
        const name = write.name({ firstName, lastName });
        return (
          <>
            {isOpen({ active }) ? <RowLink to={pathTo(id)}>{name}</RowLink> : <span className="list-muted">{name}</span>}
            <div className="list-second">{email}</div>
          </>
        );
      },
    },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '17%', nowrap: true, cell: ({ phoneNumber }) => <Phone number={phoneNumber} /> },
    {
      key: 'address',
      label: text('person.address'),
      kind: 'sub',
      cell: ({ address }) => write.place(address),
    },
    {
      key: 'roles',
      label: text('person.roles'),
      kind: 'drop',
      width: '13%',
      cell: (person) => (
        <span className="badges">
          {person.roles.map((role) => (
            <Badge key={role} variant="outline" colorPalette="gray">
              {text(`role.${role}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    { key: 'status', label: text('person.status'), kind: 'state', width: '14%', cell: ({ active }) => <ActiveBadge active={active} /> },
    { key: 'go', label: text('list.open'), kind: 'go', width: '44px', cell: (person) => isOpen(person) && rowOpens },
  ];
  return (
    <PagedList
      title={title}
      pageId={pageId}
      actions={addPath && <AddLink to={addPath}>{text('employees.add')}</AddLink>}
      filters={filterRow}
      narrowed={
        chosen.value === ''
          ? narrowed
          : { ...narrowed, to: joinParts([chosen.label, narrowed?.to], ', '), onClear: narrowed?.onClear ?? (() => filterState?.onValues({})) }
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      isNew={isNew}
    />
  );
}
