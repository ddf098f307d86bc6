/** Farmers: their lists, search, export and registration. What they share with dealers is in `customers/`. */
import type { Static } from 'typebox';
import { farmers as contract, type Farmer } from '../../contract/farmers.ts';
import { type FileRoute, fileRoute, type Route, route } from '../calls/route.ts';
import { toProfileForm } from '../people/customer.ts';
import { type Customer, farmerKind } from '../people/kind.ts';
import { addCustomer } from './add.ts';
import { directoryPage } from './directory.ts';
import { exportCustomers } from './export.ts';
import { createPages } from './pages.ts';
import { findCustomers } from './search.ts';
import type { Turns } from './turns.ts';

export function farmerRoutes(exportTurns: Turns): readonly (Route | FileRoute)[] {
  const readPage = createPages(farmerKind);
  return [
    route(contract.getAllFarmersPage, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId, ...page });
      return { payload: rows.map(toFarmer), total };
    }),
    route(contract.getAllFarmersCreatedByPage, async ({ query: { userId, ...page }, ...context }) => {
      const { rows, total } = await readPage(context, { createdBy: userId ?? context.caller.id, ...page });
      return { payload: rows.map(toFarmer), total };
    }),
    route(contract.searchFarmerByArea, async ({ body, database }) => ({ payload: (await findCustomers(farmerKind, database, body)).map(toFarmer) })),
    fileRoute(contract.exportFarmerByArea, (request) => exportCustomers(farmerKind, exportTurns, request)),
    route(contract.addFarmer, async (request) => ({ payload: await addCustomer(farmerKind, request) })),
    route(contract.fetchFarmers, ({ query, database }) => directoryPage(farmerKind, database, query)),
  ];
}

export function toFarmer(row: Customer): Static<typeof Farmer> {
  return { farmerId: row.id, ...toProfileForm(row), crops: JSON.stringify(row.details) };
}
