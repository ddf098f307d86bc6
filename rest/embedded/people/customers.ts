/** Farmers and dealers: two tables that differ in one column. "Customer" means either. */
import { and, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { AuditAction, ExportAction } from '../../contract/audit.ts';
import type { ChangeType } from '../../contract/changes.ts';
import type { Dealer } from '../../contract/dealers.ts';
import type { Farmer } from '../../contract/farmers.ts';
import type { Database } from '../database/database.ts';
import {
  dealerChanges,
  dealerDuplicates,
  dealerKeys,
  dealers,
  farmerChanges,
  farmerDuplicates,
  farmerKeys,
  farmers,
  mergedDealers,
  mergedFarmers,
} from '../database/tables/customers.ts';
import { wireInstant, wireLatest } from '../database/wire-instant.ts';
import { type Area, isInArea } from './in-area.ts';
import { toAddress, toProfile } from './person.ts';

export interface CustomerKind {
  readonly table: typeof farmers | typeof dealers;
  /** Type in the changes feed. */
  readonly type: ChangeType;
  /** The column that only this kind has: names and values. */
  readonly details: typeof farmers.crops | typeof dealers.dealerData;
  /** Unique keys that prevent a second registration. */
  readonly keys: typeof farmerKeys | typeof dealerKeys;
  readonly changes: typeof farmerChanges | typeof dealerChanges;
  /** Table of customers who were merged into others. */
  readonly merged: typeof mergedFarmers | typeof mergedDealers;
  /** Pairs that may be the same customer. */
  readonly duplicates: typeof farmerDuplicates | typeof dealerDuplicates;
  /** Titles in an export: of the list, and of the kind's own column as a header and in the GraphQL API. */
  readonly titles: { readonly list: string; readonly details: string; readonly detailsField: string };
  /** Audit actions of this kind. */
  readonly audited: {
    readonly added: AuditAction;
    readonly changed: AuditAction;
    readonly merged: AuditAction;
    readonly exported: ExportAction;
    readonly duplicatesExported: ExportAction;
  };
}

export const farmerKind: CustomerKind = {
  table: farmers,
  type: 'FARMER',
  details: farmers.crops,
  keys: farmerKeys,
  changes: farmerChanges,
  merged: mergedFarmers,
  duplicates: farmerDuplicates,
  titles: { list: 'Farmers', details: 'Crops', detailsField: 'crops' },
  audited: {
    added: 'FARMER_ADDED',
    changed: 'FARMER_CHANGED',
    merged: 'FARMER_MERGED',
    exported: 'FARMERS_EXPORTED',
    duplicatesExported: 'FARMER_DUPLICATES_EXPORTED',
  },
};
export const dealerKind: CustomerKind = {
  table: dealers,
  type: 'DEALER',
  details: dealers.dealerData,
  keys: dealerKeys,
  changes: dealerChanges,
  merged: mergedDealers,
  duplicates: dealerDuplicates,
  titles: { list: 'Dealers', details: 'Dealer data', detailsField: 'details' },
  audited: {
    added: 'DEALER_ADDED',
    changed: 'DEALER_CHANGED',
    merged: 'DEALER_MERGED',
    exported: 'DEALERS_EXPORTED',
    duplicatesExported: 'DEALER_DUPLICATES_EXPORTED',
  },
};

/** A farmer or dealer as read. */
export type Customer = Awaited<ReturnType<typeof selectCustomers>>[number];

export function selectCustomers(database: Database, { table, details }: CustomerKind) {
  return database.select({ ...partyColumns(table), ...ownColumns(table), details }).from(table);
}

type CustomerTable = CustomerKind['table'];

/** Returns the columns of a farmer or dealer in a meeting. */
function partyColumns(table: CustomerTable) {
  const { id, firstName, lastName, phone, profilePicture, street, village, taluka, district, state, pinCode, latitude, longitude } = table;
  return { id, firstName, lastName, phone, profilePicture, street, village, taluka, district, state, pinCode, latitude, longitude };
}

/** Returns the columns of the lists and of the full record. */
function ownColumns(table: CustomerTable) {
  const { middleName, whatsAppPhone, email, gender, dob, syncId, createdBy, registeredBy, registerDate, version, updatedAt } = table;
  const { lastVisitAt, lastVisitBy, lastVisitEmployeeId, lastVisitMeetingId } = table;
  return {
    middleName,
    whatsAppPhone,
    email,
    gender,
    dob,
    syncId,
    createdBy,
    registeredBy,
    registerDate,
    version,
    updatedAt,
    lastVisitAt,
    lastVisitBy,
    lastVisitEmployeeId,
    lastVisitMeetingId,
  };
}

/** Converts the last visit for lists. */
const toVisit = ({ lastVisitAt, lastVisitBy, lastVisitEmployeeId, lastVisitMeetingId }: Customer) =>
  lastVisitAt === null ? null : { at: wireInstant(lastVisitAt), employeeId: lastVisitEmployeeId, employeeName: lastVisitBy, meetingId: lastVisitMeetingId };

type Party = Pick<Customer, keyof ReturnType<typeof partyColumns>>;

/** Ids of a farmer, a dealer, or neither. */
interface PartyIds {
  readonly farmerId?: string | null;
  readonly dealerId?: string | null;
}

/**
 * Reads farmers and dealers by id, each kind in one query. They are not joined with the rows that name them, which on Citus are on other machines.
 * @param area selects the farmers and dealers of an area; all by default
 * @returns a function that finds those named by one of `named`
 */
export async function readParties(database: Database, named: readonly PartyIds[], area: Area = {}) {
  const read = async (kind: CustomerKind, idOf: (ids: PartyIds) => string | null | undefined) => {
    const { table } = kind;
    const ids = [...new Set(named.flatMap((each) => idOf(each) ?? []))];
    const condition = and(inArray(table.id, ids), isInArea(kind, area));
    const rows = ids.length === 0 ? [] : await database.select(partyColumns(table)).from(table).where(condition);
    return new Map(rows.map((row) => [row.id, row]));
  };
  const ofFarmers = await read(farmerKind, ({ farmerId }) => farmerId);
  const ofDealers = await read(dealerKind, ({ dealerId }) => dealerId);
  return ({ farmerId, dealerId }: PartyIds) => ({ farmer: ofFarmers.get(farmerId ?? '') ?? null, dealer: ofDealers.get(dealerId ?? '') ?? null });
}

/** Converts a farmer or dealer for a meeting. */
export const toParty = (row: Party) => ({ id: row.id, ...toPlaced(row) });

const toPlaced = (row: Party) => ({ profile: toProfile(row), addressDetails: toAddress(row), latitude: row.latitude, longitude: row.longitude });

/** Converts the fields of the lists that both kinds have. */
export const toCustomer = (row: Customer) => ({
  ...toPlaced(row),
  registerDate: wireInstant(row.registerDate),
  updatedDate: wireLatest(row.registerDate, row.updatedAt),
  syncId: row.syncId,
  version: row.version,
  lastVisit: toVisit(row),
});

export function toFarmer(row: Customer): Static<typeof Farmer> {
  return { farmerId: row.id, ...toCustomer(row), crops: JSON.stringify(row.details) };
}

export function toDealer(row: Customer): Static<typeof Dealer> {
  return { dealerId: row.id, ...toCustomer(row), dealerdata: JSON.stringify(row.details) };
}
