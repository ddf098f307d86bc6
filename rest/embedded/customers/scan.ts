/** Reads what a selection selects, newest first, in batches by key: no transaction is held and others get their turn between two of them. */
import { setImmediate } from 'node:timers/promises';
import { and, desc, gt, lt, max, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';
import type { Selection } from './selection.ts';

/** Ids that one statement looks at when no index helps: it takes some twenty milliseconds, and PGlite does nothing else meanwhile. */
const windowIds = 30_000n;

/** @param size rows in a batch, at most. A batch is never empty. */
export async function* scan(database: Database, kind: CustomerKind, { condition, indexed }: Selection, size: number): AsyncGenerator<readonly Customer[]> {
  const { table } = kind;
  let belowSeen: SQL | undefined;
  for (;;) {
    const floor = indexed ? null : await windowBelow(database, kind, belowSeen);
    const rows = await selectCustomers(database, kind)
      .where(and(condition, belowSeen, floor === null ? undefined : gt(table.id, floor)))
      .orderBy(desc(table.id))
      .limit(size);
    const last = rows.at(-1);
    if (last !== undefined) yield rows;
    if (last !== undefined && rows.length === size) belowSeen = lt(table.id, last.id);
    else if (floor === null || BigInt(floor) <= 0n) return;
    else belowSeen = lt(table.id, String(BigInt(floor) + 1n));
    await setImmediate();
  }
}

/** Where the window of the newest rows not yet seen ends: ids above it are in. */
async function windowBelow(database: Database, { table }: CustomerKind, belowSeen: SQL | undefined): Promise<string> {
  const [top] = await database
    .select({ id: max(table.id) })
    .from(table)
    .where(belowSeen);
  return String(BigInt(top?.id ?? 0) - windowIds);
}
