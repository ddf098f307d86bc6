/** Dealers: their lists, search, export and registration. What they share with farmers is in `customers/`. */
import type { Static } from 'typebox';
import { dealers as contract, type Dealer } from '../../contract/dealers.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import { toProfileForm } from '../people/customer.ts';
import { type Customer, dealerKind } from '../people/kind.ts';
import { addCustomer } from './add.ts';
import { directoryPage } from './directory.ts';
import { exportCustomers } from './export.ts';
import { createPages } from './pages.ts';
import { findCustomers } from './search.ts';
import type { Turns } from './turns.ts';

export function dealerRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  const readPage = createPages(dealerKind);
  return [
    route(contract.getAllDealersPage, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId, ...page });
      return { payload: rows.map(toDealer), total };
    }),
    route(contract.getAllDealersCreatedByPage, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId ?? context.caller.id, ...page });
      return { payload: rows.map(toDealer), total };
    }),
    route(contract.searchDealerByArea, async ({ body, database }) => ({ payload: (await findCustomers(dealerKind, database, body)).map(toDealer) })),
    fileRoute(contract.exportDealerByArea, (request) => exportCustomers(dealerKind, exportTurns, request)),
    route(contract.addDealer, async (request) => ({ payload: await addCustomer(dealerKind, request) })),
    route(contract.fetchDealers, ({ query, database }) => directoryPage(dealerKind, database, query)),
  ];
}

export function toDealer(row: Customer): Static<typeof Dealer> {
  return { dealerId: row.id, ...toProfileForm(row), dealerdata: JSON.stringify(row.details) };
}
