/** Farmers and dealers: two tables that are alike but for one column. What is said of customers holds for both. */
import type { Static } from 'typebox';
import type { AuditAction } from '../../contract/audit.ts';
import type { ChangeType } from '../../contract/changes.ts';
import type { Dealer } from '../../contract/dealers.ts';
import type { Farmer } from '../../contract/farmers.ts';
import type { Database } from '../database/database.ts';
import { dealerChanges, dealers, farmerChanges, farmers } from '../database/tables.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { toAddress, toProfile } from './person.ts';

export interface CustomerKind {
  readonly table: typeof farmers | typeof dealers;
  /** As changes name them. */
  readonly type: ChangeType;
  /** The column that only this kind has: names and values. */
  readonly details: typeof farmers.crops | typeof dealers.dealerData;
  /** Who changed what of them. */
  readonly changes: typeof farmerChanges | typeof dealerChanges;
  /** What the export calls a list of them, and that column. */
  readonly titles: { readonly list: string; readonly details: string };
  /** How what is done to them is written down. */
  readonly audited: { readonly added: AuditAction; readonly changed: AuditAction; readonly exported: AuditAction };
}

export const farmerKind: CustomerKind = {
  table: farmers,
  type: 'FARMER',
  details: farmers.crops,
  changes: farmerChanges,
  titles: { list: 'Farmers', details: 'Crops' },
  audited: { added: 'FARMER_ADDED', changed: 'FARMER_CHANGED', exported: 'FARMERS_EXPORTED' },
};
export const dealerKind: CustomerKind = {
  table: dealers,
  type: 'DEALER',
  details: dealers.dealerData,
  changes: dealerChanges,
  titles: { list: 'Dealers', details: 'Dealer data' },
  audited: { added: 'DEALER_ADDED', changed: 'DEALER_CHANGED', exported: 'DEALERS_EXPORTED' },
};

/** A farmer or dealer as read. */
export type Customer = Awaited<ReturnType<typeof selectCustomers>>[number];

export function selectCustomers(database: Database, { table, details }: CustomerKind) {
  return database.select({ ...partyColumns(table), ...ownColumns(table), details }).from(table);
}

type CustomerTable = CustomerKind['table'];

/** What a meeting shows of a farmer or a dealer. */
export function partyColumns(table: CustomerTable) {
  const { id, firstName, lastName, phone, profilePicture, street, village, taluka, district, state, pinCode, latitude, longitude } = table;
  return { id, firstName, lastName, phone, profilePicture, street, village, taluka, district, state, pinCode, latitude, longitude };
}

/** What only the customer's own record shows. */
function ownColumns({ middleName, whatsAppPhone, email, gender, dob, syncId, registerDate, version }: CustomerTable) {
  return { middleName, whatsAppPhone, email, gender, dob, syncId, registerDate, version };
}

/** Where a meeting is joined with either kind, the columns of each may be absent. */
type Party = { readonly [Column in keyof ReturnType<typeof partyColumns>]: Customer[Column] | null };

/** A farmer or dealer as part of a meeting. */
export const toParty = (row: Party) => ({ id: row.id, ...toPlaced(row) });

function toPlaced(row: Party) {
  return { profile: toProfile(row), addressDetails: toAddress(row), latitude: row.latitude, longitude: row.longitude };
}

const toCustomer = (row: Customer) => ({ ...toPlaced(row), registerDate: wireInstant(row.registerDate), syncId: row.syncId });

export function toFarmer(row: Customer): Static<typeof Farmer> {
  return { farmerId: row.id, ...toCustomer(row), crops: JSON.stringify(row.details) };
}

export function toDealer(row: Customer): Static<typeof Dealer> {
  return { dealerId: row.id, ...toCustomer(row), dealerdata: JSON.stringify(row.details) };
}
