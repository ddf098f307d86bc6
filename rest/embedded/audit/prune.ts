/** Deletes old events of the audit log. A trigger of the database refuses to delete younger ones. */
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents } from '../database/tables/audit.ts';

/** @returns the number of deleted events, which were over 400 days old */
export async function pruneAudit(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local audit.prune = 'on'`);
    const old = lt(auditEvents.at, sql`now() - interval '400 days'`);
    const count = await tx.$count(auditEvents, old);
    await tx.delete(auditEvents).where(old);
    return count;
  });
}
