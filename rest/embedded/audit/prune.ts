/** Removes what nobody needs any more of what people did; the database itself refuses to let go of anything younger. */
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents } from '../database/tables/audit.ts';

/** @returns how many events were over 400 days old and are gone */
export async function pruneAudit(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local audit.prune = 'on'`);
    const old = lt(auditEvents.at, sql`now() - interval '400 days'`);
    const count = await tx.$count(auditEvents, old);
    await tx.delete(auditEvents).where(old);
    return count;
  });
}
