/** One connection to the data by itself, for a program that brings very many rows: they come by COPY, between other statements of one transaction. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { from as copyFrom } from 'pg-copy-streams';
import { connectOne } from './connect.ts';
import type { Database, OpenDatabase } from './database.ts';
import { naming } from './migrations.ts';
import { openFolder, type Store } from './open-store.ts';
import { openPostgres } from './postgres.ts';

export interface BulkDatabase extends OpenDatabase {
  /** @param into a COPY without its source, such as `copy farmers (id, phone)`. @param text lines in COPY's text format */
  copy(into: string, text: string): Promise<void>;
}

/** @throws StartRefused as `openStore` does */
export async function openBulk(store: Store): Promise<BulkDatabase> {
  if (store.kind === 'folder') {
    const { client, database, close } = await openFolder(store.path);
    return { database, close, copy: async (into, text) => void (await client.query(`${into} from '/dev/blob'`, [], { blob: new Blob([text]) })) };
  }
  // Says what is wrong with the database, and that its tables are up to date.
  await (await openPostgres(store)).close();
  const client = await connectOne(store.url);
  return {
    database: drizzle(client, naming),
    close: () => client.end(),
    copy: (into, text) => pipeline(Readable.from([text]), client.query(copyFrom(`${into} from stdin`))),
  };
}

/** A transaction on the one connection. */
export async function together(database: Database, work: () => Promise<void>): Promise<void> {
  await database.execute(sql`begin`);
  try {
    await work();
    await database.execute(sql`commit`);
  } catch (error) {
    await database.execute(sql`rollback`);
    throw error;
  }
}
