/** Farmers and dealers in the database. */
import type { Database } from '../database/database.ts';
import { dealers, type farmers } from '../database/tables/customers.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { type CustomerKind, dealerKind, farmerKind } from '../people/customers.ts';

type Row = typeof farmers.$inferInsert;

/** A name, and the fields that differ from the defaults. */
type NewRow = Pick<Row, 'createdBy' | 'firstName'> & Partial<Row>;

/**
 * Adds customers in order with one statement.
 * @returns their ids
 */
export async function addCustomerRows(database: Database, { table, keys }: CustomerKind, people: readonly NewRow[]): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const place = { street: 'Main road', village: 'Wadgaon', taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411001' };
  const rows = people.map((person) => ({ lastName: 'Jadhav', phone: '9876543210', ...place, registerDate: '2026-01-15T04:30:00.000Z', ...person }));
  const added = await database.insert(table).values(rows).returning({ id: table.id });
  const named = rows.map(({ phone, firstName, lastName }, index) => ({
    phone,
    firstName: nameKey(firstName),
    lastName: nameKey(lastName),
    customerId: added[index]?.id ?? '',
  }));
  await database.insert(keys).values(named);
  return added.map(({ id }) => id);
}

/** Adds one customer. @returns the id */
export async function addCustomerRow(
  database: Database,
  table: typeof farmers | typeof dealers,
  firstName: string,
  more: Omit<NewRow, 'firstName'>,
): Promise<string> {
  const [id] = await addCustomerRows(database, table === dealers ? dealerKind : farmerKind, [{ firstName, ...more }]);
  if (id === undefined) throw new Error('The customer was not added');
  return id;
}
