/** Types of the database: one type for PGlite, PostgreSQL and a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Database for reads and writes. Inside `database.transaction(async (tx) => …)` use only `tx`, because PGlite has one connection, and a query
 * beside its own transaction would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs reads where they may be done, which knows everything that was written before: a server that follows the database, or the database itself. */
export type Reads = <Result>(run: (database: Database) => Promise<Result>) => Promise<Result>;

/** A database with its tables as this version needs them. */
export interface OpenDatabase {
  readonly database: Database;
  /** Read replica, when there is one. */
  readonly reads?: Reads;
  /** Waits for what is running, then lets go of it. */
  close(): Promise<void>;
}
