/** Farmers and dealers: their lists, search, export and registration. */
import { desc } from 'drizzle-orm';
import type { Static } from 'typebox';
import { dealers } from '../../contract/dealers.ts';
import { farmers } from '../../contract/farmers.ts';
import type { AreaSearch, DirectoryEntry } from '../../contract/fields.ts';
import { isWithin, readMonth } from '../calls/day.ts';
import { readId } from '../calls/ids.ts';
import { readOlderThan } from '../calls/older-than.ts';
import { type FileRoute, fileRoute, listRoute, type Route, route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import type { Database } from '../database/database.ts';
import { createMonthPages, type MonthList } from '../database/month-pages.ts';
import { type Customer, type CustomerKind, dealerKind, farmerKind, selectCustomers, toDealer, toFarmer } from '../people/customers.ts';
import { findEmployee } from '../people/employee.ts';
import { mostFound } from '../people/name-search.ts';
import { fullName } from '../people/person.ts';
import { addCustomer } from './add.ts';
import { exportCustomers } from './export.ts';
import { readHistory, sumUpHistory } from './history.ts';
import type { CodeOf } from './history-details.ts';
import { findRegistered } from './key.ts';
import { createPages } from './pages.ts';
import { noSuch, readRecord } from './record.ts';
import { selectionOf } from './selection.ts';
import { updateCustomer } from './update.ts';

export function customerRoutes(exportTurns: Turns, codeOf: CodeOf): readonly (Route | FileRoute)[] {
  return [
    ...routesOf(farmerKind, farmerCalls, (rows) => rows.map(toFarmer), exportTurns),
    ...routesOf(dealerKind, dealerCalls, (rows) => rows.map(toDealer), exportTurns),
    ...historyRoutes(codeOf),
    ...registeredRoutes,
    route(farmers.fetchFarmerById, async ({ query, ...context }) => ({ payload: await readRecord(farmerKind, toFarmer, query.id, context) })),
    route(farmers.updateFarmer, async (request) => ({ payload: await updateCustomer(farmerKind, toFarmer, request) })),
    route(dealers.updateDealer, async (request) => ({ payload: await updateCustomer(dealerKind, toDealer, request) })),
    route(dealers.fetchDealerById, async ({ query, ...context }) => ({ payload: await readRecord(dealerKind, toDealer, query.id, context) })),
  ];
}

const farmerCalls = {
  all: farmers.getAllFarmersPage,
  createdBy: farmers.getAllFarmersCreatedByPage,
  search: farmers.searchFarmerByArea,
  export: farmers.exportFarmerByArea,
  add: farmers.addFarmer,
  directory: farmers.fetchFarmers,
};

const dealerCalls = {
  all: dealers.getAllDealersPage,
  createdBy: dealers.getAllDealersCreatedByPage,
  search: dealers.searchDealerByArea,
  export: dealers.exportDealerByArea,
  add: dealers.addDealer,
  directory: dealers.fetchDealers,
};

const registeredRoutes: readonly Route[] = [
  { call: farmers.fetchRegisteredFarmers, kind: farmerKind },
  { call: dealers.fetchRegisteredDealers, kind: dealerKind },
].map(({ call, kind }) =>
  route(call, async ({ body, database }) => ({
    payload: await findRegistered(
      database,
      kind,
      body.people.map(({ phoneNumber, ...name }) => ({ ...name, phone: phoneNumber })),
    ),
  })),
);

function historyRoutes(codeOf: CodeOf): readonly Route[] {
  const cases = [
    { call: farmers.fetchFarmerHistory, kind: farmerKind },
    { call: dealers.fetchDealerHistory, kind: dealerKind },
  ];
  return cases.map(({ call, kind }) =>
    route(call, async ({ query: { id, kind: only, ...page }, database, caller }) => {
      const whose = { kind, id: readId(id), caller };
      const counts = await sumUpHistory(database, whose);
      // Whoever is known was registered at least.
      if (counts.length === 0) throw noSuch(kind);
      const total = counts.filter((each) => only === undefined || each.kind === only).reduce((sum, { count }) => sum + count, 0);
      return { payload: total === 0 ? [] : await readHistory(database, whose, { only, ...page }, codeOf), total };
    }),
  );
}

type Calls = typeof farmerCalls | typeof dealerCalls;
type ToRows = (customers: readonly Customer[]) => ReturnType<typeof toFarmer>[] | ReturnType<typeof toDealer>[];

function routesOf(kind: CustomerKind, calls: Calls, toRows: ToRows, exportTurns: Turns): readonly (Route | FileRoute)[] {
  const readPage = createPages(kind);
  const registered: MonthList = { table: kind.table, key: [kind.table.registerDate, kind.table.id] };
  const readPages = createMonthPages(registered);
  return [
    listRoute(calls.all, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId, ...page });
      if (total === 0 && userId !== undefined) await findEmployee(context.database, userId);
      return { payload: toRows(rows), total };
    }),
    listRoute(calls.createdBy, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId ?? context.caller.id, ...page });
      if (total === 0 && userId !== undefined) await findEmployee(context.database, userId);
      return { payload: toRows(rows), total };
    }),
    listRoute(calls.search, async ({ body, database }) => ({ payload: toRows(await search(database, kind, body)) })),
    fileRoute(calls.export, (request) => exportCustomers(kind, exportTurns, request)),
    route(calls.add, async (request) => ({ payload: await addCustomer(kind, request) })),
    listRoute(calls.directory, async ({ query: { page: number, size, ...query }, database, clock }) => {
      const olderThan = await readOlderThan(database, registered, query.olderThan);
      const narrowed = isWithin(kind.table.registerDate, query);
      const page = await readPages(database, clock.now(), readMonth(query), { number, size, order: query.order, olderThan }, narrowed);
      const rows = await selectCustomers(database, kind)
        .where(page.rows)
        .orderBy(...page.order);
      return { payload: rows.map(toDirectoryEntry), total: page.total };
    }),
  ];
}

/** The newest of those whom an area and a text select; whoever gets as many as are found at most is told to ask for less. */
async function search(database: Database, kind: CustomerKind, wish: Static<typeof AreaSearch>): Promise<readonly Customer[]> {
  return selectCustomers(database, kind)
    .where(await selectionOf(database, kind, wish))
    .orderBy(desc(kind.table.id))
    .limit(mostFound);
}

/** The flat form of the QR dashboard. */
function toDirectoryEntry(row: Customer): Static<typeof DirectoryEntry> {
  const { id, phone, whatsAppPhone, state, district, taluka, village } = row;
  return { id, name: fullName(row), mobile: phone, whatsAppMobile: whatsAppPhone, state, district, tahasil: taluka, village };
}
