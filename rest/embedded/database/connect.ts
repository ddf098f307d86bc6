/** Connections to the PostgreSQL server, proxy or pgbouncer of a URL. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrizzleConfig } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Database } from './database.ts';
import { naming } from './migrations.ts';
import type { StatementLimits } from './request-limits.ts';
import { againAfterMove } from './transact.ts';

/** Signals inside the work for a read that its caller has disconnected, so that the database can stop. Writes are always completed. */
export const callerSignal = new AsyncLocalStorage<AbortSignal>();

/** Milliseconds until a silent server counts as unavailable. */
const connectWithinMs = 10_000;

/** Milliseconds for running statements to complete at shutdown. */
const endWithinMs = 5_000;

/** Returns the driver's settings for a URL, parsed like PostgreSQL's own programs do. */
const settingsOf = (url: string): ClientConfig => ({
  connectionString: `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`,
  application_name: 'rest-api',
  keepAlive: true,
  connectionTimeoutMillis: connectWithinMs,
});

async function prepare(client: ClientBase, limits: StatementLimits | null): Promise<void> {
  // Uses a statement, because pgbouncer refuses the startup option and keeps a statement's setting for this connection.
  await client.query("set timezone = 'UTC'");
  if (limits === null || !(await isDirect(client))) return;
  await setLimits(client, limits);
  // A statement of a request is short. Parallel workers and compiled expressions would delay everybody else's requests. PostgreSQL assumes a rotating
  // disk by default, so it would rather read thousands of rows in their order than find a few in an index.
  await client.query('set max_parallel_workers_per_gather = 0; set jit = off; set random_page_cost = 1.1');
}

/**
 * Returns true for a direct connection. A pgbouncer reports another process id than the server's, and would pass a setting on to the next user of the
 * connection.
 */
async function isDirect(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && rows[0]?.pid === client.processID;
}

async function setLimits(client: ClientBase, { statement, lock, idleInTransaction }: StatementLimits): Promise<void> {
  await client.query(
    `set statement_timeout = '${statement}s'; set lock_timeout = '${lock}s'; set idle_in_transaction_session_timeout = '${idleInTransaction}s'`,
  );
  // Ends a statement whose connection was closed. Some systems cannot check a connection while a statement runs, and refuse the setting.
  await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
}

/**
 * Opens a single connection.
 * @param settings driver settings, such as a statement timeout
 * @throws when the connection cannot be opened
 */
export async function connectOne(url: string, settings: Pick<ClientConfig, 'query_timeout'> = {}): Promise<Client> {
  const client = new Client({ ...settingsOf(url), ...settings });
  // The caller's statement reports a lost connection. An error event without a listener would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await prepare(client, null);
  return client;
}

/** A pool whose connections are opened on demand. */
export interface Connections {
  readonly database: Database;
  /** Waits briefly for running statements, then closes the connections. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Maximum number of connections. A query that waits longer than `connectWithinMs` for a connection is refused. */
  readonly max: number;
  /** Null for no limits, as migrations, exports and operator's commands need. */
  readonly limits?: StatementLimits | null;
  /** Receives each statement. */
  readonly logger?: Logger | undefined;
}

export function connect(url: string, { max, limits = null, logger }: ConnectOptions): Connections {
  const pool = new Pool({ ...settingsOf(url), max, idleTimeoutMillis: 0, onConnect: (client) => prepare(client, limits) });
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  // An idle connection was lost. The pool opens the next one on demand.
  pool.on('error', () => undefined);
  return {
    database: inConnections(pool, { ...naming, ...(logger && { logger }) }),
    async close() {
      await Promise.race([pool.end(), wait(endWithinMs, undefined, { ref: false })]);
      for (const client of open) void client.end();
    },
  };
}

/** Always releases the connection of a transaction. drizzle's own transaction keeps it when it could not begin. */
function inConnections(pool: Pool, config: DrizzleConfig): Database {
  const database = drizzle(Object.assign(pool, { query: endingWithCaller(pool) }), config);
  const transaction: typeof database.transaction = async (run, options) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, config).transaction(run, options);
    } finally {
      client.release();
    }
  };
  return Object.assign(database, { transaction });
}

/**
 * Returns the pool's `query`, which closes the connection when the caller of the read disconnects, so that the server ends the statement. A read is
 * retried when a Citus cluster moved its shard.
 */
function endingWithCaller(pool: Pool) {
  return async (...words: readonly unknown[]): Promise<unknown> => {
    const left = callerSignal.getStore();
    const client = await pool.connect();
    if (left?.aborted) {
      client.release();
      throw left.reason;
    }
    const end = () => void client.end();
    left?.addEventListener('abort', end, { once: true });
    try {
      const run = async (): Promise<unknown> => Reflect.apply(client.query, client, words);
      return await (isSelect(words[0]) ? againAfterMove(run) : run());
    } finally {
      left?.removeEventListener('abort', end);
      client.release(left?.aborted);
    }
  };
}

/** Returns true for a select, which changes nothing. Statements of a transaction do not use the pool's `query`. */
const isSelect = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' && query.text.startsWith('select ');
