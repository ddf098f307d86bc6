/** /lats/secure/dashboard: the QR dashboard, an option list and the chosen panel. */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { monthOf } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useServerConfig } from '../../data/config.ts';
import type { MonthListProps } from '../../data/MonthList.tsx';
import { InvoicePanel } from '../../features/invoices/InvoicePanel.tsx';
import { InvoicesPanel } from '../../features/invoices/InvoicesPanel.tsx';
import { BatchesPanel } from '../../features/qr/BatchesPanel.tsx';
import type { BatchPaths } from '../../features/qr/BatchFrame.tsx';
import { CardsPanel } from '../../features/qr/CardsPanel.tsx';
import { PrintPanel } from '../../features/qr/PrintPanel.tsx';
import { QrUsersPanel } from '../../features/qr/QrUsersPanel.tsx';
import { UsesPanel } from '../../features/qr/UsesPanel.tsx';
import { VoidsPanel } from '../../features/qr/VoidsPanel.tsx';
import type { Person } from '../../session/session-types.ts';
import type { FilterValues } from '../../ui/list/filters.ts';
import { type Chunk, loadable } from '../../ui/loadable.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { NoAccess } from '../NoAccess.tsx';
import { DashboardPage, firstPanel, mayOpen } from './DashboardPage.tsx';
import { type DashboardPanel, type DashboardQuery, dashboardPath, qrUserPath, readDashboardQuery } from './dashboard-path.ts';

// Panels with large scripts that no other panel needs.
const DirectoryPanel = loadable(async () => ({ Component: (await import('../../features/customers/DirectoryPanel.tsx')).DirectoryPanel }));
const PeoplePanel = loadable(async () => ({ Component: (await import('../../features/qr/PeoplePanel.tsx')).PeoplePanel }));
const GeneratePanel = loadable(async () => ({ Component: (await import('../../features/qr/GeneratePanel.tsx')).GeneratePanel }));

/** Returns the part that an address needs. */
export function chunkOf({ searchParams }: URL): Chunk | undefined {
  if (searchParams.get('panel') === 'generate') return GeneratePanel;
  if (['farmers', 'dealers'].includes(searchParams.get('panel') ?? '')) return DirectoryPanel;
  return searchParams.get('tab') === 'people' ? PeoplePanel : undefined;
}

export function Dashboard({ person }: { person: Person }) {
  const [search] = useSearchParams();
  const today = indiaToday();
  const query = readDashboardQuery(search, today);
  const { panel = firstPanel(person) } = query;
  return (
    <DashboardPage person={person} current={panel} month={query.month}>
      <PanelBoundary key={panel}>{mayOpen(person, panel) ? <Panel panel={panel} query={query} today={today} /> : <NoAccess />}</PanelBoundary>
    </DashboardPage>
  );
}

interface PanelProps {
  panel: DashboardPanel;
  query: DashboardQuery & { page: number };
  today: string;
}

function Panel({ panel, query: { page, batch, print, invoice, filters = {}, ...query }, today }: PanelProps): ReactNode {
  const navigate = useNavigate();
  // A server without counts has only the cards, whatever an address names.
  const tab = useServerConfig()?.extensions === false ? undefined : query.tab;
  const month = query.month ?? monthOf(today);
  const list: MonthListProps = {
    month,
    page,
    onMonth: (next) => navigate(dashboardPath({ panel, month: next, filters })),
    onPage: (next, options) => navigate(dashboardPath({ panel, month, page: next, filters }), options),
    filterState: { values: filters, onValues: (next, options) => navigate(dashboardPath({ panel, month, filters: next }), options) },
  };
  const view = { panel, month };
  switch (panel) {
    case 'generate':
      return <GeneratePanel batchesTo={dashboardPath({ panel: 'batches' })} batchTo={(id) => dashboardPath({ panel: 'batches', batch: id })} />;
    case 'batches': {
      if (batch === undefined) return <BatchesPanel {...list} batchHref={(id) => dashboardPath({ ...view, batch: id })} />;
      const opened = { ...view, batch, filters, ...(tab && { tab }) };
      const paths: BatchPaths = {
        back: dashboardPath(view),
        tab: (next) => dashboardPath({ ...view, batch, tab: next }),
        dealer: (id) => customerPath('DEALER', id),
        user: qrUserPath,
        usesOn: (day) => dashboardPath({ panel: 'uses', filters: { ofBatch: batch, from: day, until: day } }),
      };
      const panel = {
        batchId: batch,
        page,
        onPage: (next: number, options?: { replace: boolean }) => navigate(dashboardPath({ ...opened, page: next }), options),
        filterState: {
          values: filters,
          onValues: (next: FilterValues, options?: { replace: boolean }) => navigate(dashboardPath({ ...opened, filters: next }), options),
        },
        paths,
      };
      if (print)
        return (
          <PrintPanel
            batchId={batch}
            page={page}
            onPage={(next) => navigate(dashboardPath({ ...opened, print: true, page: next }))}
            backTo={dashboardPath(opened)}
            filters={filters}
          />
        );
      if (tab === 'people') return <PeoplePanel key={batch} {...panel} />;
      if (tab === 'changes') return <VoidsPanel key={batch} batchId={batch} paths={paths} />;
      return <CardsPanel key={batch} {...panel} printTo={dashboardPath({ ...opened, print: true })} />;
    }
    case 'users':
      return <QrUsersPanel {...list} userHref={qrUserPath} />;
    case 'uses':
      return <UsesPanel {...list} />;
    case 'invoices':
      return invoice === undefined ? (
        <InvoicesPanel {...list} invoiceHref={(id) => dashboardPath({ ...view, invoice: id })} />
      ) : (
        <InvoicePanel key={invoice} id={invoice} backTo={dashboardPath(view)} />
      );
    case 'farmers':
      return <DirectoryPanel key={panel} type="FARMER" {...list} />;
    case 'dealers':
      return <DirectoryPanel key={panel} type="DEALER" {...list} />;
  }
}
