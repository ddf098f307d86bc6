/** /: the staff home, an option list and the chosen panel. */
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { monthOf } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import type { Role } from '../../data/schema.generated.ts';
import { EmployeesPanel } from '../../features/employees/EmployeesPanel.tsx';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { readAdded } from '../../people/added.ts';
import { roles } from '../../people/roles.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import type { Narrowing } from '../../ui/list/filters.ts';
import { loadable, type Part } from '../../ui/loadable.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { meetingPath } from '../meetings/meeting-path.ts';
import { NoAccess } from '../NoAccess.tsx';
import { CustomersPanel, MeetingsPanel, ScheduleLinks } from '../panels.tsx';
import { userMapPath, workspacePath } from '../workspace/workspace-path.ts';
import { AddPerson, addForms } from './AddPerson.tsx';
import { type HomePanel, type HomeQuery, panelPath, readHomeQuery } from './home-path.ts';
import { optionOf } from './StaffOptions.tsx';
import { StaffPage } from './StaffPage.tsx';

const TeamPanel = loadable(async () => ({ Component: (await import('../../features/team/TeamPanel.tsx')).TeamPanel }));
const MusterPanel = loadable(async () => ({ Component: (await import('../../features/team/MusterPanel.tsx')).MusterPanel }));
const AuditPanel = loadable(async () => ({ Component: (await import('../../features/audit/AuditPanel.tsx')).AuditPanel }));
const TokensPanel = loadable(async () => ({ Component: (await import('../../features/tokens/TokensPanel.tsx')).TokensPanel }));

const ImportPanel = loadable(async () => ({ Component: (await import('../../features/customers/import/ImportPanel.tsx')).ImportPanel }));

const parts: Readonly<Partial<Record<HomePanel, Part>>> = {
  team: TeamPanel,
  meetings: MeetingsPanel,
  farmers: CustomersPanel,
  dealers: CustomersPanel,
  importFarmers: ImportPanel,
  importDealers: ImportPanel,
  audit: AuditPanel,
  tokens: TokensPanel,
  ...addForms,
};

/** The part that an address shows. */
export function partOf({ searchParams }: URL): Part | undefined {
  const { panel, span } = readHomeQuery(searchParams);
  return panel === 'team' && span !== 'day' ? MusterPanel : parts[panel];
}

interface Props {
  person: Person;
}

export function StaffHome({ person }: Props) {
  const [search] = useSearchParams();
  const query = useMemo(() => readHomeQuery(search), [search]);
  return (
    <StaffPage person={person} current={optionOf(query.panel)}>
      {/* A fresh panel for each option: nothing of the one before is left in it. */}
      <PanelBoundary key={query.panel}>
        <Panel person={person} query={query} />
      </PanelBoundary>
    </StaffPage>
  );
}

/** Each of them the same for each drawing of its panel. */
const users = ['USER'] as const satisfies readonly Role[];
const staff = ['MODERATOR', 'ADMIN'] as const satisfies readonly Role[];

const openWorkspace = (id: string) => workspacePath({ user: id });

interface PanelProps extends Props {
  query: HomeQuery;
}

function Panel({ person, query }: PanelProps) {
  const text = useText(employeesTexts);
  const navigate = useNavigate();
  // Stays while the same list is paged and narrowed.
  const { state } = useLocation();
  const isNew = useMemo(() => readAdded(state), [state]);
  const { panel, page, status } = query;
  const show = (view: Partial<HomeQuery>, options?: { replace: boolean }) => void navigate(panelPath({ panel, ...view }), { ...options, state });
  const { area, text: searchedText, filters = {} } = query;
  const narrowing: Narrowing = {
    values: { ...filters, ...area, search: searchedText },
    onValues: ({ search = '', state: inState = '', district = '', taluka = '', ...next }, options) =>
      show({ text: search, area: { state: inState, district, taluka }, filters: next, status, page: 0 }, options),
  };
  const narrows = { area, text: searchedText, filters };
  const pathToCustomer = (id: string) => customerPath(panel === 'dealers' ? 'DEALER' : 'FARMER', id, { list: query });
  const onPage = (next: number, options?: { replace: boolean }) => show({ ...narrows, page: next }, options);
  switch (panel) {
    case 'employees':
      return (
        <EmployeesPanel
          title={text('employees.title')}
          place={panel}
          roles={users}
          roleChoices={may.seeModerators(person) ? roles : undefined}
          page={page}
          onPage={onPage}
          pathTo={openWorkspace}
          addPath={panelPath({ panel: 'addEmployee' })}
          isNew={isNew}
          narrowing={narrowing}
        />
      );
    case 'moderators':
      if (!may.seeModerators(person)) return <NoAccess />;
      return (
        <EmployeesPanel
          title={text('moderators.title')}
          place={panel}
          roles={staff}
          roleChoices={staff}
          page={page}
          onPage={onPage}
          pathTo={openWorkspace}
          isNew={isNew}
          narrowing={narrowing}
        />
      );
    case 'team': {
      const { span, date = indiaToday(), sort, down, filter, surface } = query;
      const SpanPanel = span === 'day' ? TeamPanel : MusterPanel;
      return (
        <SpanPanel
          place={panel}
          view={{ span, date, page, sort, down, filter, surface }}
          onView={show}
          dayPath={(user, day) => userMapPath({ user, date: day })}
        />
      );
    }
    case 'meetings':
      return (
        <MeetingsPanel
          place={panel}
          status={status}
          page={page}
          onView={(view, options) => show({ ...narrows, ...view }, options)}
          narrowing={narrowing}
          pathTo={meetingPath}
          customerPath={customerPath}
          schedule={<ScheduleLinks types={['FARMER', 'DEALER']} />}
        />
      );
    case 'farmers':
    case 'dealers': {
      const { type, add, load } = directories[panel];
      return (
        <CustomersPanel
          type={type}
          place={panel}
          view={query}
          onView={show}
          pathTo={pathToCustomer}
          addPath={panelPath({ panel: add })}
          importPath={panelPath({ panel: load })}
          schedule={<ScheduleLinks types={[type]} />}
          isNew={isNew}
        />
      );
    }
    case 'importFarmers':
      return <ImportPanel type="FARMER" place={panel} listPath={panelPath({ panel: 'farmers' })} pathTo={(id) => customerPath('FARMER', id)} />;
    case 'importDealers':
      return <ImportPanel type="DEALER" place={panel} listPath={panelPath({ panel: 'dealers' })} pathTo={(id) => customerPath('DEALER', id)} />;
    case 'addEmployee':
    case 'addFarmer':
    case 'addDealer':
      return <AddPerson person={person} panel={panel} />;
    case 'tokens':
      return may.giveTokens(person) ? <TokensPanel place={panel} page={page} onPage={onPage} /> : <NoAccess />;
    case 'audit': {
      if (!may.seeAudit(person)) return <NoAccess />;
      const month = query.month ?? monthOf(indiaToday());
      const view = { month, action: query.action, person: query.text, page };
      return (
        <AuditPanel
          place={panel}
          view={view}
          onView={({ person: name, ...next }, options) => show({ ...next, text: name }, options)}
          paths={{ employee: openWorkspace, customer: customerPath }}
        />
      );
    }
  }
}

const directories = {
  farmers: { type: 'FARMER', add: 'addFarmer', load: 'importFarmers' },
  dealers: { type: 'DEALER', add: 'addDealer', load: 'importDealers' },
} as const;
