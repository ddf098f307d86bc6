/** The lists of the QR dashboard: farmers or dealers registered in a month. */
import { desc } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { directoryQuery } from '../../contract/fields.ts';
import type { Database } from '../database/database.ts';
import { inMonth } from '../database/months.ts';
import { toDirectoryEntry } from '../people/customer.ts';
import { type CustomerKind, selectCustomers } from '../people/kind.ts';

export async function directoryPage(kind: CustomerKind, database: Database, { page, size, ...month }: Static<typeof directoryQuery>) {
  const { table } = kind;
  const registered = inMonth(table.registerDate, month);
  const rows = await selectCustomers(database, kind)
    .where(registered)
    .orderBy(desc(table.registerDate), desc(table.id))
    .limit(size)
    .offset(page * size);
  return { payload: rows.map(toDirectoryEntry), total: await database.$count(table, registered) };
}
