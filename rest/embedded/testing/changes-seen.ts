import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { changes } from '../database/tables/changes.ts';

/** Waits until the feed contains all changes. On a shared server, it waits for transactions of others, such as those of another database. */
export async function changesSeen(database: Database): Promise<void> {
  const countUnseen = () => database.$count(changes, sql`transaction >= (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint`);
  await vi.waitUntil(async () => (await countUnseen()) === 0, { timeout: 60_000 });
}
