/** Farmers and dealers: their lists, search, export and registration. */
import { and, desc, inArray, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { dealers } from '../../contract/dealers.ts';
import { farmers } from '../../contract/farmers.ts';
import type { AreaSearch, DirectoryEntry } from '../../contract/fields.ts';
import type { Caller, Reader } from '../calls/caller.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/input.ts';
import { createMonthList } from '../calls/list.ts';
import { type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { type Customer, type CustomerKind, dealerKind, farmerKind, selectCustomers, toDealer, toFarmer } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { findKeptId, notFound } from '../people/merged.ts';
import { findHolders, wordsOf } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';
import { assertReadable } from '../people/readable.ts';
import { addCustomer } from './add.ts';
import { createDuplicatePages, type DuplicatePair, dismissPair } from './duplicates.ts';
import { exportedCustomers } from './export.ts';
import { exportedDuplicates } from './export-duplicates.ts';
import { readHistory, sumUpHistory } from './history.ts';
import type { CodeOf } from './history-details.ts';
import { findRegistered } from './key.ts';
import { mergeCustomers } from './merge.ts';
import { createPages } from './pages.ts';
import { readRecord } from './record.ts';
import { selectionOf } from './selection.ts';
import { updateCustomer } from './update.ts';

export const customerRoutes = (exportLimit: ConcurrencyLimit, codeOf: CodeOf): readonly (Route | FileRoute)[] => [
  ...routesOf(farmerKind, farmerCalls, exportLimit, codeOf),
  ...routesOf(dealerKind, dealerCalls, exportLimit, codeOf),
];

const farmerCalls = {
  toRow: toFarmer,
  toRows: (customers: readonly Customer[]) => customers.map(toFarmer),
  toPairs: (pairs: readonly DuplicatePair[]) => pairs.map(({ older, newer, ...pair }) => ({ ...pair, older: toFarmer(older), newer: toFarmer(newer) })),
  all: farmers.getAllFarmersPage,
  createdBy: farmers.getAllFarmersCreatedByPage,
  search: farmers.searchFarmerByArea,
  export: farmers.exportFarmerByArea,
  add: farmers.addFarmer,
  directory: farmers.fetchFarmers,
  registered: farmers.fetchRegisteredFarmers,
  record: farmers.fetchFarmerById,
  update: farmers.updateFarmer,
  history: farmers.fetchFarmerHistory,
  duplicates: farmers.fetchFarmerDuplicates,
  exportDuplicates: farmers.exportFarmerDuplicates,
  dismiss: farmers.dismissFarmerDuplicate,
  merge: farmers.mergeFarmers,
};

const dealerCalls = {
  toRow: toDealer,
  toRows: (customers: readonly Customer[]) => customers.map(toDealer),
  toPairs: (pairs: readonly DuplicatePair[]) => pairs.map(({ older, newer, ...pair }) => ({ ...pair, older: toDealer(older), newer: toDealer(newer) })),
  all: dealers.getAllDealersPage,
  createdBy: dealers.getAllDealersCreatedByPage,
  search: dealers.searchDealerByArea,
  export: dealers.exportDealerByArea,
  add: dealers.addDealer,
  directory: dealers.fetchDealers,
  registered: dealers.fetchRegisteredDealers,
  record: dealers.fetchDealerById,
  update: dealers.updateDealer,
  history: dealers.fetchDealerHistory,
  duplicates: dealers.fetchDealerDuplicates,
  exportDuplicates: dealers.exportDealerDuplicates,
  dismiss: dealers.dismissDealerDuplicate,
  merge: dealers.mergeDealers,
};

function routesOf(
  kind: CustomerKind,
  calls: typeof farmerCalls | typeof dealerCalls,
  exportLimit: ConcurrencyLimit,
  codeOf: CodeOf,
): readonly (Route | FileRoute)[] {
  const { toRows, toPairs } = calls;
  const toRow: (customer: Customer) => ReturnType<typeof calls.toRow> = calls.toRow;
  const readPage = createPages(kind);
  const readDuplicates = createDuplicatePages(kind);
  const readDirectory = createMonthList({ table: kind.table, key: [kind.table.registerDate, kind.table.id], former: kind.merged });
  /** @param userIdOf selects the employee whose registrations are listed, or undefined for all */
  const pages = (call: typeof calls.all, userIdOf: (asked: string | undefined, caller: Caller) => string | undefined) =>
    listRoute(call, async ({ query: { userId, ...page }, ...context }) => {
      for (const id of [userId, page.registeredBy]) if (id !== undefined) await assertReadable(context.database, context.caller, id);
      const { rows, total } = await readPage(context, { createdBy: userIdOf(userId, context.caller), ...page });
      if (total === 0 && userId !== undefined) await findEmployee(context.database, userId);
      return { payload: toRows(rows), total };
    });
  return [
    pages(calls.all, (asked) => asked),
    pages(calls.createdBy, (asked, { id }) => asked ?? id),
    listRoute(calls.search, async ({ body, database, clock, caller }) => {
      const { rows, total } = await search(database, kind, body, caller, clock.now());
      return { payload: toRows(rows), ...(total !== undefined && { total }) };
    }),
    fileRoute(calls.export, (request) => exportList(exportLimit, exportedCustomers(kind), request)),
    route(calls.add, async (request) => ({ payload: await addCustomer(kind, request) })),
    listRoute(calls.directory, async ({ query: { page: number, ...query }, ...context }) => {
      const page = await readDirectory(context, { ...query, number });
      const rows = await selectCustomers(context.database, kind).where(page.rows).orderBy(page.order);
      return { payload: rows.map(toDirectoryEntry), total: page.total };
    }),
    route(calls.registered, async ({ body, database }) => {
      const people = body.people.map(({ phoneNumber, ...name }) => ({ ...name, phone: phoneNumber }));
      return { payload: await findRegistered(database, kind, people, body.otherNames) };
    }),
    route(calls.record, async ({ query, ...context }) => ({ payload: await readRecord(kind, toRow, query.id, context) })),
    route(calls.update, async (request) => ({ payload: await updateCustomer(kind, toRow, request) })),
    route(calls.history, async ({ query: { id, kind: only, ...page }, database, caller }) => {
      const whose = { kind, id: (await findKeptId(database, kind, readId(id))) ?? readId(id), caller };
      const counts = await sumUpHistory(database, whose);
      // A customer who exists has at least a registration.
      if (counts.length === 0) throw await notFound(database, kind, whose.id);
      const total = counts.filter((each) => only === undefined || each.kind === only).reduce((sum, { count }) => sum + count, 0);
      return { payload: total === 0 ? [] : await readHistory(database, whose, { only, ...page }, codeOf), total };
    }),
    listRoute(calls.duplicates, async ({ query, ...context }) => {
      const { pairs, total } = await readDuplicates(context, query);
      return { payload: toPairs(pairs), total };
    }),
    fileRoute(calls.exportDuplicates, (request) => exportList(exportLimit, exportedDuplicates(kind), request)),
    route(calls.dismiss, async (request) => ({ payload: await dismissPair(kind, request) })),
    route(calls.merge, async (request) => ({ payload: await mergeCustomers(kind, toRow, request) })),
  ];
}

interface Search extends Static<typeof AreaSearch> {
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Finds the newest customers of an area and a text: up to 200, or a page with the total. Reads only the rows of the page. */
async function search(database: Database, kind: CustomerKind, { pageNumber = 0, pageSize, searchText, ...request }: Search, reader: Reader, now: Date) {
  const { table } = kind;
  const { id } = table;
  const others = await selectionOf(database, kind, { ...request, searchText: '' }, reader, now);
  const selectIds = (condition: SQL | undefined, limit: number) =>
    database.select({ id }).from(table).where(and(others, condition)).orderBy(desc(id)).limit(limit);
  const found = await findHolders(table, await wordsOf(database, searchText), selectIds);
  const ids = pageSize === undefined ? [...found] : found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);
  const rows = ids.length === 0 ? [] : await selectCustomers(database, kind).where(inArray(id, ids)).orderBy(desc(id));
  return { rows, total: pageSize === undefined ? undefined : found.length };
}

/** Converts a customer to the flat form of the QR dashboard. */
function toDirectoryEntry(row: Customer): Static<typeof DirectoryEntry> {
  const { id, phone, whatsAppPhone, state, district, taluka, village } = row;
  return { id, name: fullName(row), mobile: phone, whatsAppMobile: whatsAppPhone, state, district, tahasil: taluka, village };
}
