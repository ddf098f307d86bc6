/** Types of the database: one type for PGlite, PostgreSQL and a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Database for reads and writes. Inside `database.transaction(async (tx) => …)` use only `tx`. PGlite has one connection, so a query outside its own
 * transaction would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs reads on a database that has every earlier write: a replica that has caught up, or the primary. */
export type Reads = <Result>(run: (database: Database) => Promise<Result>) => Promise<Result>;

/** A database with the tables of this version. */
export interface OpenDatabase {
  readonly database: Database;
  /** Read replica, when there is one. */
  readonly reads?: Reads;
  /** Waits for running work, then closes the database. */
  close(): Promise<void>;
}
