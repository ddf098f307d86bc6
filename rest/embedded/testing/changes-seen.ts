import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { changes } from '../database/tables/changes.ts';

/** Waits until the feed contains all changes. On a shared server, it waits for transactions of others, such as those of another database. */
export async function changesSeen(database: Database): Promise<void> {
  await expect.poll(() => database.$count(changes, sql`transaction >= (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint`)).toBe(0);
}
