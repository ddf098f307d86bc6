/** The addresses of the QR dashboard and of a QR user. */
import type { YearMonth } from '../../calendar/months.ts';
import { type BatchTab, batchTabs } from '../../features/qr/batch-tabs.ts';
import { type FilterValues, filterQuery, rangeKeys, readFilters } from '../../ui/list/filters.ts';
import { query, readMonth, readPage } from '../paths.ts';

/** The panels of the QR dashboard, in the order of docs/screens.md. */
export const dashboardPanels = ['generate', 'batches', 'users', 'uses', 'invoices', 'farmers', 'dealers'] as const;

export type DashboardPanel = (typeof dashboardPanels)[number];

export interface DashboardQuery {
  /** The person's own first panel when not given. */
  panel?: DashboardPanel;
  /** The current month when not given. */
  month?: YearMonth;
  /** From 0. */
  page?: number;
  /** The batch whose cards are shown, and whether as labels to print. */
  batch?: string;
  print?: boolean;
  /** The tab of the batch; its cards when not given. */
  tab?: BatchTab;
  /** The invoice that is shown. */
  invoice?: string;
  /** Filters of the list of a month. */
  filters?: FilterValues;
}

const filterKeys = ['number', 'dealer', 'code', 'type', 'product', 'ofBatch', 'state', 'text', 'linked', 'call', 'ofDealer', ...rangeKeys] as const;

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

/** @param today in India, `YYYY-MM-DD` */
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
