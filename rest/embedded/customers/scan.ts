/** Reads the selected rows, newest first, in batches by key. No transaction stays open, and other work runs between two batches. */
import { setImmediate } from 'node:timers/promises';
import { and, desc, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';

/** @param size maximum number of rows in a batch, which is never empty */
export async function* scan(database: Database, kind: CustomerKind, selected: SQL | undefined, size: number): AsyncGenerator<readonly Customer[]> {
  const { id } = kind.table;
  let belowSeen: SQL | undefined;
  for (;;) {
    const rows = await selectCustomers(database, kind).where(and(selected, belowSeen)).orderBy(desc(id)).limit(size);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < size) return;
    belowSeen = lt(id, last.id);
    await setImmediate();
  }
}
