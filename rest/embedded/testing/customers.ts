/** Farmers and dealers in the database. */
import { claimKey } from '../customers/key.ts';
import type { Database } from '../database/database.ts';
import { dealers, type farmers } from '../database/tables/customers.ts';
import { dealerKind, farmerKind } from '../people/customers.ts';

type Row = typeof farmers.$inferInsert;

/** Adds one, whom only the name and what is given tell from others. @returns the id */
export async function addCustomerRow(
  database: Database,
  table: typeof farmers | typeof dealers,
  firstName: string,
  more: Pick<Row, 'createdBy'> & Partial<Row>,
): Promise<string> {
  const place = { street: 'Main road', village: 'Wadgaon', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001' };
  const row = { firstName, lastName: 'Jadhav', phone: '9876543210', ...place, registerDate: '2026-01-15T04:30:00.000Z', ...more };
  const [added] = await database.insert(table).values(row).returning({ id: table.id });
  if (added === undefined) throw new Error('Nobody was added');
  await claimKey(database, table === dealers ? dealerKind : farmerKind, { ...row, middleName: null }, added.id);
  return added.id;
}
