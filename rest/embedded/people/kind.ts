/** Farmers and dealers: two tables that are alike but for one column. What is said of customers holds for both. */
import type { Database } from '../database/database.ts';
import { dealers, farmers } from '../database/tables.ts';

export interface CustomerKind {
  readonly table: typeof farmers | typeof dealers;
  /** The column that only this kind has: names and values. */
  readonly details: typeof farmers.crops | typeof dealers.dealerData;
  /** What the export calls a list of them, and that column. */
  readonly titles: { readonly list: string; readonly details: string };
}

export const farmerKind: CustomerKind = { table: farmers, details: farmers.crops, titles: { list: 'Farmers', details: 'Crops' } };
export const dealerKind: CustomerKind = { table: dealers, details: dealers.dealerData, titles: { list: 'Dealers', details: 'Dealer data' } };

/** A farmer or dealer as read. */
export type Customer = Awaited<ReturnType<typeof selectCustomers>>[number];

export function selectCustomers(database: Database, { table, details }: CustomerKind) {
  return database
    .select({
      id: table.id,
      firstName: table.firstName,
      middleName: table.middleName,
      lastName: table.lastName,
      phone: table.phone,
      whatsAppPhone: table.whatsAppPhone,
      email: table.email,
      gender: table.gender,
      dob: table.dob,
      profilePicture: table.profilePicture,
      street: table.street,
      village: table.village,
      taluka: table.taluka,
      district: table.district,
      state: table.state,
      pinCode: table.pinCode,
      latitude: table.latitude,
      longitude: table.longitude,
      syncId: table.syncId,
      registerDate: table.registerDate,
      details,
    })
    .from(table);
}
