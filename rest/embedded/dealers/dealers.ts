/** Dealers: their lists, search, export and registration. What they share with farmers is in `customers/`. */
import type { Static } from 'typebox';
import { dealers as contract, type Dealer } from '../../contract/dealers.ts';
import { addCustomer } from '../customers/add.ts';
import { toProfileForm } from '../customers/customer.ts';
import { directoryPage } from '../customers/directory.ts';
import { exportCustomers } from '../customers/export.ts';
import { type Customer, dealerKind } from '../customers/kind.ts';
import { createPages } from '../customers/pages.ts';
import { findCustomers } from '../customers/search.ts';
import type { Turns } from '../customers/turns.ts';
import { type FileRoute, fileRoute, type Route, route } from '../server/route.ts';

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
