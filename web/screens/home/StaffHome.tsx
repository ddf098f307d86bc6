/** /: the staff home, an option list and the chosen panel. */
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { firstOfWeek, weekToPlan } from '../../calendar/india.ts';
import { monthOf } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import type { Role } from '../../data/schema.generated.ts';
import { EmployeesPanel } from '../../features/employees/EmployeesPanel.tsx';
import { employeesTexts } from '../../features/employees/texts/texts.ts';
import type { MeetingsView } from '../../features/meetings/ViewSegments.tsx';
import { useText } from '../../i18n/text-context.ts';
import { readJustAdded } from '../../people/just-added.ts';
import { may, roles } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import type { FilterState } from '../../ui/list/filters.ts';
import { type Chunk, loadable } from '../../ui/loadable.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { dashboardPath, qrUserPath } from '../dashboard/dashboard-path.ts';
import { meetingPath } from '../meetings/meeting-path.ts';
import { NoAccess } from '../NoAccess.tsx';
import { CustomersPanel, MeetingsPanel, ScheduleLinks, VisitsPanel, WeekPanel } from '../panels.tsx';
import { userMapPath, workspacePath } from '../workspace/workspace-path.ts';
import { AddPerson, addForms } from './AddPerson.tsx';
import { type HomePanel, type HomeQuery, panelPath, readHomeQuery } from './home-path.ts';
import { optionOf, StaffPage } from './StaffPage.tsx';
import { homeTexts } from './texts/texts.ts';

const Overview = loadable(async () => ({ Component: (await import('./Overview.tsx')).Overview }));
const SummaryPanel = loadable(async () => ({ Component: (await import('../../features/team/summary/SummaryPanel.tsx')).SummaryPanel }));
const TeamPanel = loadable(async () => ({ Component: (await import('../../features/team/TeamPanel.tsx')).TeamPanel }));
const MusterPanel = loadable(async () => ({ Component: (await import('../../features/team/MusterPanel.tsx')).MusterPanel }));
const PayrollPanel = loadable(async () => ({ Component: (await import('../../features/team/payroll/PayrollPanel.tsx')).PayrollPanel }));
const AuditPanel = loadable(async () => ({ Component: (await import('../../features/audit/AuditPanel.tsx')).AuditPanel }));
const TokensPanel = loadable(async () => ({ Component: (await import('../../features/tokens/TokensPanel.tsx')).TokensPanel }));
const WebhooksPanel = loadable(async () => ({ Component: (await import('../../features/webhooks/WebhooksPanel.tsx')).WebhooksPanel }));
const UsagePanel = loadable(async () => ({ Component: (await import('../../features/usage/UsagePanel.tsx')).UsagePanel }));

const CoveragePanel = loadable(async () => ({ Component: (await import('../../features/customers/CoveragePanel.tsx')).CoveragePanel }));
const PlanPanel = loadable(async () => ({ Component: (await import('../../features/meetings/week/PlanPanel.tsx')).PlanPanel }));

const ImportPanel = loadable(async () => ({ Component: (await import('../../features/customers/import/ImportPanel.tsx')).ImportPanel }));
const DuplicatesPanel = loadable(async () => ({ Component: (await import('../../features/customers/merge/DuplicatesPanel.tsx')).DuplicatesPanel }));

const parts: Readonly<Partial<Record<HomePanel, Chunk>>> = {
  overview: Overview,
  summary: SummaryPanel,
  meetings: MeetingsPanel,
  planMeetings: PlanPanel,
  farmers: CustomersPanel,
  dealers: CustomersPanel,
  importFarmers: ImportPanel,
  importDealers: ImportPanel,
  farmerDuplicates: DuplicatesPanel,
  dealerDuplicates: DuplicatesPanel,
  audit: AuditPanel,
  tokens: TokensPanel,
  webhooks: WebhooksPanel,
  usage: UsagePanel,
  ...addForms,
};

const spanPanels = { day: TeamPanel, week: MusterPanel, month: MusterPanel, payroll: PayrollPanel } as const;

/** Returns the part that an address needs. */
export function chunkOf({ searchParams }: URL): Chunk | undefined {
  const { panel, span, layout } = readHomeQuery(searchParams);
  if (panel === 'meetings' && layout === 'week') return WeekPanel;
  if (panel === 'meetings' && layout === 'visits') return VisitsPanel;
  if ((panel === 'farmers' || panel === 'dealers') && (layout === 'talukas' || layout === 'employees')) return CoveragePanel;
  return panel === 'team' ? spanPanels[span] : parts[panel];
}

interface Props {
  person: Person;
}

export function StaffHome({ person }: Props) {
  const [search] = useSearchParams();
  const query = useMemo(() => readHomeQuery(search), [search]);
  return (
    <StaffPage person={person} current={optionOf(query.panel)}>
      {/* The key gives each option a new panel, without state of the previous one. */}
      <PanelBoundary key={query.panel}>
        <Panel person={person} query={query} />
      </PanelBoundary>
    </StaffPage>
  );
}

/** Constant, so the panels keep stable props between renders. */
const users = ['USER'] as const satisfies readonly Role[];
const staff = ['MODERATOR', 'ADMIN'] as const satisfies readonly Role[];

const openWorkspace = (id: string) => workspacePath({ user: id });

/** Returns the callbacks that change the view of a panel, and the state of its filters. */
function useView(query: HomeQuery) {
  const navigate = useNavigate();
  // Kept while the same list is paged and filtered.
  const { state } = useLocation();
  const isNew = useMemo(() => readJustAdded(state), [state]);
  const { panel, status, area, text: searchedText, filters = {} } = query;
  const show = (view: Partial<HomeQuery>, options?: { replace: boolean }) => void navigate(panelPath({ panel, ...view }), { ...options, state });
  const filterState: FilterState = {
    values: { ...filters, ...area, search: searchedText },
    onValues: ({ search = '', state: inState = '', district = '', taluka = '', ...next }, options) =>
      show({ text: search, area: { state: inState, district, taluka }, filters: next, status, page: 0 }, options),
  };
  const narrows = { area, text: searchedText, filters };
  const onPage = (next: number, options?: { replace: boolean }) => show({ ...narrows, page: next }, options);
  return { isNew, show, filterState, narrows, onPage };
}

interface PanelProps extends Props {
  query: HomeQuery;
}

function Panel({ person, query }: PanelProps) {
  const text = useText(employeesTexts, homeTexts);
  const { panel, page, area, text: searchedText, filters = {} } = query;
  const { isNew, show, filterState, onPage } = useView(query);
  switch (panel) {
    case 'employees':
      return (
        <EmployeesPanel
          title={text('employees.title')}
          pageId={panel}
          roles={users}
          roleChoices={may.seeModerators(person) ? roles : undefined}
          page={page}
          onPage={onPage}
          pathTo={openWorkspace}
          addPath={panelPath({ panel: 'addEmployee' })}
          isNew={isNew}
          filterState={filterState}
        />
      );
    case 'moderators':
      if (!may.seeModerators(person)) return <NoAccess />;
      return (
        <EmployeesPanel
          title={text('moderators.title')}
          pageId={panel}
          roles={staff}
          roleChoices={staff}
          page={page}
          onPage={onPage}
          pathTo={openWorkspace}
          isNew={isNew}
          filterState={filterState}
        />
      );
    case 'overview':
      return <Overview person={person} query={query} onView={(date, next, options) => show({ date, filters: next }, options)} />;
    case 'summary':
      return (
        <SummaryPanel pageId={panel} date={query.date ?? indiaToday()} page={page} onView={(date, next, options) => show({ date, page: next }, options)} />
      );
    case 'team':
      return <Team person={person} query={query} />;
    case 'meetings':
      return <Meetings query={query} />;
    case 'planMeetings':
      return (
        <PlanPanel
          pageId={panel}
          view={{ user: query.user, date: query.week ?? weekToPlan(indiaToday()), area, unvisited: filters['unvisited'], customers: query.customers ?? [] }}
          onView={({ user, date, area: inArea, unvisited = '', customers }, options) =>
            show({ user, week: date, area: inArea, customers, filters: { unvisited } }, options)
          }
          back={panelPath({ panel: 'meetings' })}
          customerPath={customerPath}
        />
      );
    case 'farmers':
    case 'dealers':
      return <Customers panel={panel} query={query} />;
    case 'importFarmers':
      return <ImportPanel type="FARMER" pageId={panel} listPath={panelPath({ panel: 'farmers' })} pathTo={(id) => customerPath('FARMER', id)} />;
    case 'importDealers':
      return <ImportPanel type="DEALER" pageId={panel} listPath={panelPath({ panel: 'dealers' })} pathTo={(id) => customerPath('DEALER', id)} />;
    case 'farmerDuplicates':
    case 'dealerDuplicates': {
      const type = panel === 'farmerDuplicates' ? 'FARMER' : 'DEALER';
      const listPanel = panel === 'farmerDuplicates' ? 'farmers' : 'dealers';
      return (
        <DuplicatesPanel
          type={type}
          pageId={panel}
          back={{ label: text(`home.${listPanel}`), to: panelPath({ panel: listPanel }) }}
          page={page}
          onPage={onPage}
          onType={(next) => show({ panel: next === 'FARMER' ? 'farmerDuplicates' : 'dealerDuplicates', page: 0 })}
          pathTo={(id) => customerPath(type, id)}
        />
      );
    }
    case 'addEmployee':
    case 'addFarmer':
    case 'addDealer':
      return <AddPerson person={person} panel={panel} />;
    case 'tokens':
      return may.giveTokens(person) ? <TokensPanel pageId={panel} page={page} onPage={onPage} /> : <NoAccess />;
    case 'webhooks':
      return may.giveTokens(person) ? <WebhooksPanel pageId={panel} /> : <NoAccess />;
    case 'usage':
      if (!may.giveTokens(person)) return <NoAccess />;
      return <UsagePanel pageId={panel} view={{ text: searchedText, selection: query.selection, page }} onView={show} />;
    case 'audit':
      return may.seeAudit(person) ? <Audit query={query} /> : <NoAccess />;
  }
}

function Team({ person, query }: PanelProps) {
  const { panel, page, span, date = indiaToday(), sort, down, filter, surface } = query;
  const { show } = useView(query);
  if (span === 'payroll' && !may.runPayroll(person)) return <NoAccess />;
  const SpanPanel = spanPanels[span];
  return (
    <SpanPanel
      pageId={panel}
      view={{ span, date, page, sort, down, filter, surface }}
      onView={show}
      boardPath={(on, boardFilter) => panelPath({ panel, date: on, filter: boardFilter })}
      monthPath={(on) => panelPath({ panel, span: 'month', date: on })}
      summaryPath={(on) => panelPath({ panel: 'summary', date: on })}
      dayPath={(user, day) => userMapPath({ user, date: day })}
    />
  );
}

function Audit({ query }: Pick<PanelProps, 'query'>) {
  const { panel, page, month = monthOf(indiaToday()), action, text: person } = query;
  const { show } = useView(query);
  return (
    <AuditPanel
      pageId={panel}
      view={{ month, action, person, page }}
      onView={({ person: name, ...next }, options) => show({ ...next, text: name }, options)}
      paths={{
        employee: openWorkspace,
        customer: customerPath,
        batch: (id) => dashboardPath({ panel: 'batches', batch: id }),
        qrUser: qrUserPath,
      }}
    />
  );
}

function Meetings({ query }: Pick<PanelProps, 'query'>) {
  const { panel, page, status, area, text: searchedText, filters = {} } = query;
  const { show, filterState, narrows } = useView(query);
  const layoutMeetings = (view: MeetingsView) => show(view === 'list' ? {} : { layout: view });
  if (query.layout === 'visits')
    return (
      <VisitsPanel
        pageId={panel}
        page={page}
        onPage={(next, options) => show({ layout: 'visits', filters, page: next }, options)}
        filterState={{ values: filters, onValues: (next, options) => show({ layout: 'visits', filters: next }, options) }}
        onLayout={layoutMeetings}
        pathTo={meetingPath}
        customerPath={customerPath}
        employeePath={openWorkspace}
      />
    );
  if (query.layout === 'week')
    return (
      <WeekPanel
        pageId={panel}
        view={{
          date: query.week ?? firstOfWeek(indiaToday()),
          page,
          status,
          overlapping: filters['overlaps'] === 'yes',
          text: searchedText,
          area,
          areaOf: filters['areaOf'],
        }}
        onView={({ date, areaOf = '', overlapping, ...next }, options) =>
          show({ layout: 'week', week: date, ...next, filters: { areaOf, overlaps: overlapping ? 'yes' : '' } }, options)
        }
        onLayout={layoutMeetings}
        pathTo={meetingPath}
        planPath={({ user, date }) => panelPath({ panel: 'planMeetings', user, week: date < weekToPlan(indiaToday()) ? undefined : date })}
      />
    );
  return (
    <MeetingsPanel
      pageId={panel}
      onLayout={layoutMeetings}
      planPath={panelPath({ panel: 'planMeetings' })}
      status={status}
      page={page}
      onView={(view, options) => show({ ...narrows, ...view }, options)}
      filterState={filterState}
      pathTo={meetingPath}
      customerPath={customerPath}
      schedule={<ScheduleLinks types={['FARMER', 'DEALER']} />}
    />
  );
}

const directories = {
  farmers: { type: 'FARMER', add: 'addFarmer', load: 'importFarmers', duplicates: 'farmerDuplicates' },
  dealers: { type: 'DEALER', add: 'addDealer', load: 'importDealers', duplicates: 'dealerDuplicates' },
} as const;

function Customers({ panel, query }: Pick<PanelProps, 'query'> & { panel: keyof typeof directories }) {
  const { page, area, filters = {} } = query;
  const { isNew, show } = useView(query);
  const { type, add, load, duplicates } = directories[panel];
  const { layout } = query;
  const unvisited = filters['unvisited'];
  if (layout === 'talukas' || layout === 'employees')
    return (
      <CoveragePanel
        type={type}
        layout={layout}
        pageId={panel}
        view={{ unvisited, order: filters['order'] ?? '', page }}
        onView={({ unvisited: days = '', order, page: next }, options) => show({ layout, filters: { unvisited: days, order }, page: next }, options)}
        onLayout={(next) => show({ layout: next, ...(unvisited && { filters: { unvisited } }) })}
        listPath={({ user, area: inArea }, days) =>
          user === undefined
            ? panelPath({ panel, ...(inArea && { area: inArea }), filters: { unvisited: days } })
            : workspacePath({ user, panel, filters: { unvisited: days } })
        }
        planPath={({ user, area: inArea }, days) => panelPath({ panel: 'planMeetings', user, ...(inArea && { area: inArea }), filters: { unvisited: days } })}
      />
    );
  return (
    <CustomersPanel
      type={type}
      pageId={panel}
      view={query}
      onView={show}
      pathTo={(id) => customerPath(type, id, { list: query })}
      addPath={panelPath({ panel: add })}
      importPath={panelPath({ panel: load })}
      duplicatesPath={panelPath({ panel: duplicates })}
      schedule={<ScheduleLinks types={[type]} />}
      isNew={isNew}
      onLayout={(next) => show({ layout: next, ...(unvisited && { filters: { unvisited } }) })}
      planPath={(customers) =>
        panelPath({ panel: 'planMeetings', customers, ...(area.district !== '' && { area }), ...(unvisited && { filters: { unvisited } }) })
      }
    />
  );
}
