/** Farmers: their lists, search, export and registration. What they share with dealers is in `customers/`. */
import type { Static } from 'typebox';
import { farmers as contract, type Farmer } from '../../contract/farmers.ts';
import { addCustomer } from '../customers/add.ts';
import { toProfileForm } from '../customers/customer.ts';
import { directoryPage } from '../customers/directory.ts';
import { exportCustomers } from '../customers/export.ts';
import { type Customer, farmerKind } from '../customers/kind.ts';
import { createPages } from '../customers/pages.ts';
import { findCustomers } from '../customers/search.ts';
import type { Turns } from '../customers/turns.ts';
import { type FileRoute, fileRoute, type Route, route } from '../server/route.ts';

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
