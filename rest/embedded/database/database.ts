/** What every module knows of the database: one type for PGlite, PostgreSQL and a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Where rows are read and written. Inside `database.transaction(async (tx) => …)` use `tx` and nothing else:
 * PGlite has one connection, and a query beside its own transaction waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs reads where they may be done, which knows everything that was written before: a server that follows the database, or the database itself. */
export type Reads = <Result>(run: (database: Database) => Promise<Result>) => Promise<Result>;

/** A database with its tables as this version needs them. */
export interface OpenDatabase {
  readonly database: Database;
  /** Where there is a server that follows it. */
  readonly reads?: Reads;
  /** Waits for what is running, then lets go of it. */
  close(): Promise<void>;
}
