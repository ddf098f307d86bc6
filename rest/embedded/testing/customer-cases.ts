/** Farmers and dealers for tests of both. */

import type { Database } from '../database/database.ts';
import { type CustomerKind, dealerKind, farmerKind } from '../people/customers.ts';
import { type addCustomerRow, addCustomerRows } from './customers.ts';

/** Both kinds, with the names of their calls and of their own fields. */
export const customerCases = [
  {
    plural: 'farmers',
    kind: farmerKind,
    idField: 'farmerId',
    detailsField: 'crops',
    details: { crops: [{ name: 'Onion', value: '3 acres' }] },
    calls: {
      all: 'getAllFarmersPage',
      createdBy: 'getAllFarmersCreatedByPage',
      search: 'searchFarmerByArea',
      export: 'exportFarmerByArea',
      add: 'addFarmer',
      registered: 'fetchRegisteredFarmers',
      record: 'fetchFarmerById',
      directory: 'fetchFarmers',
    },
  },
  {
    plural: 'dealers',
    kind: dealerKind,
    idField: 'dealerId',
    detailsField: 'dealerdata',
    details: { dealerData: [{ name: 'Onion', value: '3 acres' }] },
    calls: {
      all: 'getAllDealersPage',
      createdBy: 'getAllDealersCreatedByPage',
      search: 'searchDealerByArea',
      export: 'exportDealerByArea',
      add: 'addDealer',
      registered: 'fetchRegisteredDealers',
      record: 'fetchDealerById',
      directory: 'fetchDealers',
    },
  },
] as const;

export type NewCustomer = Parameters<typeof addCustomerRow>[3] & { readonly firstName?: string };

let people = 0;

/** Adds customers in this order, each with an own phone number. Defaults to Anita Patil of Pune. */
export async function addCustomers(database: Database, kind: CustomerKind, customers: readonly NewCustomer[]): Promise<void> {
  const rows = customers.map((customer) => {
    people += 1;
    return { firstName: 'Anita', lastName: 'Patil', village: null, phone: String(9_000_000_000 + people), ...customer };
  });
  await addCustomerRows(database, kind, rows);
}
