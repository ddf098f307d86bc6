/** Farmers and dealers for tests, and stubs of the gateway, so one set of tests covers both. */
import type { Unmasked } from '@apollo/client';
import { pageSize } from '../data/list-page.ts';
import type { UserErrorCode } from '../data/schema.generated.ts';
import {
  DealersDocument,
  type DealersQuery,
  ExportDealersDocument,
  type ExportDealersMutation,
  ExportFarmersDocument,
  type ExportFarmersMutation,
  FarmersDocument,
  type FarmersQuery,
  SearchDealersDocument,
  SearchFarmersDocument,
} from '../features/customers/customers.generated.ts';
import { type Answer, answer } from './server.ts';

type Farmer = NonNullable<Unmasked<FarmersQuery>['customers']>['nodes'][number];
type Dealer = NonNullable<Unmasked<DealersQuery>['customers']>['nodes'][number];

/** Common values of both kinds. */
export type CustomerFields = Partial<Omit<Farmer, '__typename' | 'notes'>> & {
  notes?: readonly { name: string; value: string | null }[];
};

const address = {
  __typename: 'Address',
  street: 'Gat No. 88',
  village: 'Nimone',
  taluka: 'Shirur',
  district: 'Pune',
  state: 'Maharashtra',
  pinCode: '412211',
} as const;

const common = (id: string, { notes = [{ name: 'Onion', value: '2 acres' }], ...fields }: CustomerFields = {}) => ({
  id,
  firstName: 'Lata',
  lastName: `Boraste ${id}`,
  phoneNumber: '7038091246',
  pictures: [{ __typename: 'Image', url: `/images/${id}.png` } as const],
  address,
  registeredAt: '2026-11-19T10:00:00+05:30',
  lastVisit: null,
  notes: notes.map((note) => ({ __typename: 'NameValue', ...note }) as const),
  notesText: null,
  ...fields,
});

const farmer = ([id, fields]: CustomerRow): Farmer => ({ __typename: 'Farmer', ...common(id, fields) });

const dealer = ([id, fields]: CustomerRow): Dealer => ({ __typename: 'Dealer', ...common(id, fields) });

/** An id, and the fields that differ from the defaults. */
export type CustomerRow = readonly [id: string, fields?: CustomerFields];

/** Maximum number of rows that a search finds. */
const mostFound = 200;

type Failed = Exclude<Answer<never>, { data: never }>;

interface PageGiven {
  rows: readonly CustomerRow[];
  more?: boolean;
}

const isFailed = <Given extends object>(reply: Given | Failed): reply is Failed => typeof reply === 'string' || 'code' in reply;

/** Returns a total with or without further rows. */
const totalCount = (more = false) => (more ? 1000 : 0);

interface ExportGiven {
  url: string | null;
  refusal?: string;
  code?: UserErrorCode;
}

const refusals = ({ refusal, code = 'REFUSED' }: ExportGiven) => (refusal === undefined ? [] : [{ __typename: 'UserError', code, message: refusal } as const]);

const farmerPage = ({ rows, more }: PageGiven): Unmasked<FarmersQuery> => ({
  customers: { __typename: 'FarmerConnection', nodes: rows.map(farmer), totalCount: totalCount(more), totalCountAtLeast: null },
});

const dealerPage = ({ rows, more }: PageGiven): Unmasked<DealersQuery> => ({
  customers: { __typename: 'DealerConnection', nodes: rows.map(dealer), totalCount: totalCount(more), totalCountAtLeast: null },
});

const farmerExport = (reply: ExportGiven): ExportFarmersMutation => ({
  exportFarmers: { __typename: 'ExportFarmersPayload', message: null, userErrors: refusals(reply), url: reply.url },
});

const dealerExport = (reply: ExportGiven): ExportDealersMutation => ({
  exportDealers: { __typename: 'ExportDealersPayload', message: null, userErrors: refusals(reply), url: reply.url },
});

type Give<Asked, Given> = (asked: Asked) => Given | Failed | Promise<Given | Failed>;

/** Returns the data of a reply, or its failure. */
async function replyWith<Given extends object, Data>(given: ReturnType<Give<unknown, Given>>, dataOf: (reply: Given) => Data) {
  const reply = await given;
  return isFailed(reply) ? reply : { data: dataOf(reply) };
}

const rowsOf = (rows: readonly CustomerRow[], page: number) => rows.slice(page * pageSize, (page + 1) * pageSize);
const countsOf = (rows: readonly CustomerRow[]) => ({ totalCount: rows.length, cut: rows.length >= mostFound });

export const farmers = {
  title: 'Farmers',
  panel: 'farmers',
  search: 'Search farmer',
  notes: 'Crops',
  add: 'Add Farmer',
  type: 'FARMER',
  pageOf: farmerPage,
  pages: (give: Give<{ page: number; userId: string | null }, PageGiven>) =>
    answer(FarmersDocument, ({ page, userId = null }) => replyWith(give({ page, userId }), farmerPage)),
  found: (give: Give<{ text: string }, readonly CustomerRow[]>) =>
    answer(SearchFarmersDocument, ({ text, page }) =>
      replyWith(give({ text: text ?? '' }), (rows) => ({
        found: { __typename: 'FarmerSearchConnection' as const, nodes: rowsOf(rows, page).map(farmer), ...countsOf(rows) },
      })),
    ),
  exported: (give: Give<unknown, ExportGiven>) => answer(ExportFarmersDocument, ({ input }) => replyWith(give(input), farmerExport)),
} as const;

export const dealers = {
  title: 'Dealers',
  panel: 'dealers',
  search: 'Search Dealer',
  notes: 'Details',
  add: 'Add Dealer',
  type: 'DEALER',
  pages: (give: Give<{ page: number; userId: string | null }, PageGiven>) =>
    answer(DealersDocument, ({ page, userId = null }) => replyWith(give({ page, userId }), dealerPage)),
  found: (give: Give<{ text: string }, readonly CustomerRow[]>) =>
    answer(SearchDealersDocument, ({ text, page }) =>
      replyWith(give({ text: text ?? '' }), (rows) => ({
        found: { __typename: 'DealerSearchConnection' as const, nodes: rowsOf(rows, page).map(dealer), ...countsOf(rows) },
      })),
    ),
  exported: (give: Give<unknown, ExportGiven>) => answer(ExportDealersDocument, ({ input }) => replyWith(give(input), dealerExport)),
} as const;
