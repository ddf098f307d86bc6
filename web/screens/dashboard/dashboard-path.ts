/** Addresses of the QR dashboard and of a QR user. */
import type { YearMonth } from '../../calendar/months.ts';
import { type BatchTab, batchTabs } from '../../features/qr/batch-tabs.ts';
import { reportRowKeys } from '../../people/report-row/report-row.ts';
import { type FilterValues, filterQuery, rangeKeys, readFilters } from '../../ui/list/filters.ts';
import { query, readMonth, readPage } from '../paths.ts';

/** The panels of the QR dashboard, in the order of docs/screens.md. */
export const dashboardPanels = ['generate', 'batches', 'users', 'uses', 'invoices', 'farmers', 'dealers'] as const;

export type DashboardPanel = (typeof dashboardPanels)[number];

export interface DashboardQuery {
  /** By default the person's own first panel. */
  panel?: DashboardPanel;
  /** By default the current month. */
  month?: YearMonth;
  page?: number;
  /** The batch whose cards are shown. */
  batch?: string;
  print?: boolean;
  /** Tab of the batch; by default its cards. */
  tab?: BatchTab;
  /** The shown invoice. */
  invoice?: string;
  /** Filters of the list of a month. */
  filters?: FilterValues;
}

const filterKeys = [
  'number',
  'dealer',
  'code',
  'type',
  'product',
  'ofBatch',
  'state',
  'text',
  'linked',
  'call',
  'ofDealer',
  'ofTaluka',
  'counted',
  ...reportRowKeys,
  ...rangeKeys,
] as const;

export const dashboardPath = ({ panel, month, page = 0, batch, print = false, tab = 'cards', invoice, filters = {} }: DashboardQuery = {}): string =>
  `/lats/secure/dashboard${query({
    panel,
    month: month && String(month.month),
    year: month && String(month.year),
    batch,
    print: print ? 'labels' : undefined,
    tab: tab === 'cards' ? undefined : tab,
    invoice,
    ...filterQuery(filters, filterKeys),
    page: page === 0 ? undefined : String(page + 1),
  })}`;

/** Parses the query. @param today in India, `YYYY-MM-DD` */
export function readDashboardQuery(search: URLSearchParams, today: string): DashboardQuery & { page: number } {
  const panel = dashboardPanels.find((name) => name === search.get('panel'));
  const month = readMonth(search, today);
  const tab = batchTabs.find((name) => name === search.get('tab'));
  const [batch, invoice] = [search.get('batch'), search.get('invoice')];
  return {
    page: readPage(search.get('page')),
    ...(panel && { panel }),
    ...(month && { month }),
    ...(batch && { batch }),
    ...(batch && search.get('print') === 'labels' && { print: true }),
    ...(batch && tab && { tab }),
    ...(invoice && { invoice }),
    filters: readFilters(search, filterKeys),
  };
}

export const qrUserPath = (id: string): string => `/lats/qrUserDetail/${encodeURIComponent(id)}`;
