/**
 * How far the demo data has come, kept in the database. The table is made here and not by the migrations,
 * because only demo mode has it.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { businessDay, instant } from '../database/tables/columns.ts';
import { demoScale, type World } from './world.ts';

const count = () => bigint({ mode: 'number' }).notNull();

const progress = pgTable('demo_progress', {
  /** One row only. */
  id: boolean().primaryKey().default(true),
  seed: text().notNull(),
  farmers: count(),
  dealers: count(),
  employees: count(),
  days: count(),
  uses: count(),
  batches: count(),
  codes: count(),
  anchor: businessDay().notNull(),
  /** Everything before is there; null until everything that belongs to no day is. */
  loadedUntil: instant(),
});

export interface Progress {
  readonly world: World;
  /** ISO 8601, or null while what belongs to no day is not complete. */
  readonly loadedUntil: string | null;
}

export async function readProgress(database: Database): Promise<Progress | null> {
  await database.execute(sql`create table if not exists demo_progress (
    id boolean primary key default true check (id), seed text not null, farmers bigint not null, dealers bigint not null, anchor date not null,
    loaded_until timestamptz)`);
  // The demo's, where an earlier version made the table.
  for (const part of ['employees', 'days', 'uses', 'batches', 'codes'] as const)
    await database.execute(sql.raw(`alter table demo_progress add column if not exists ${part} bigint not null default ${demoScale[part]}`));
  const [row] = await database.select().from(progress);
  if (row === undefined) return null;
  const { id: _, seed, anchor, loadedUntil, ...scale } = row;
  return {
    world: { seed, scale, anchor },
    loadedUntil: loadedUntil === null ? null : new Date(loadedUntil).toISOString(),
  };
}

export async function beginProgress(database: Database, { seed, scale, anchor }: World): Promise<void> {
  await database
    .insert(progress)
    .values({ seed, ...scale, anchor, loadedUntil: null })
    .onConflictDoNothing();
}

/** @param until ISO 8601. It never goes back. */
export async function moveProgress(database: Database, until: string): Promise<void> {
  await database.update(progress).set({ loadedUntil: sql`greatest(${progress.loadedUntil}, ${until}::timestamptz)` });
}
