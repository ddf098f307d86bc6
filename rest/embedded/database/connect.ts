/** Connections to the PostgreSQL that a URL names, be it one server or several, or a pgbouncer before them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DrizzleConfig } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { urlsOfServers } from '../../contract/database-url.ts';
import { callerLeft } from './caller-left.ts';
import type { Database } from './database.ts';
import { naming } from './migrations.ts';
import { findPrimary, settingsOf, watchedSocket } from './primary.ts';
import type { StatementLimits } from './request-limits.ts';

/** Milliseconds until a server that says nothing counts as away. */
const connectWithinMs = 10_000;

/** Seconds that a connection lives where there are several servers: so long at most one stays with a server that takes no writes any more. */
const lifeSeconds = 60;

/** Milliseconds that statements which run are given at the end. */
const endWithinMs = 5_000;

/** @returns a class of connections, which are opened by their method `connect` */
function connectionTo(servers: readonly string[], limits: StatementLimits | null): new () => Client {
  const isOne = servers.length === 1;
  const settings: ClientConfig = { ...settingsOf(servers[0] ?? ''), connectionTimeoutMillis: connectWithinMs, ...(!isOne && { stream: watchedSocket }) };

  return class Connection extends Client {
    constructor() {
      super(settings);
      // Whoever waits for it is told that it was lost; an error without a listener would end the process.
      this.on('error', () => undefined);
    }

    async #open(): Promise<Client> {
      if (!isOne) Object.assign(this, await findPrimary(servers));
      await super.connect();
      try {
        // As a statement, since a pgbouncer refuses it as an option, and then keeps it for this connection.
        await this.query("set timezone = 'UTC'");
        if (limits !== null && (await isDirect(this))) await setLimits(this, limits);
        return this;
      } catch (error) {
        void this.end();
        throw error;
      }
    }

    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (...ended: never[]) => void): Promise<Client> | undefined {
      const opened = this.#open();
      if (callback === undefined) return opened;
      const tell = (...ended: readonly unknown[]) => void Reflect.apply(callback, undefined, ended);
      opened.then((client) => tell(null, client), tell);
      return undefined;
    }
  };
}

/** Returns true for a direct connection. A pgbouncer shows another process id than the server's, and would pass a setting on to the next user of the connection. */
async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && rows[0]?.pid === client.processID;
}

async function setLimits(client: Client, { statement, lock, idleInTransaction }: StatementLimits): Promise<void> {
  await client.query(
    `set statement_timeout = '${statement}s'; set lock_timeout = '${lock}s'; set idle_in_transaction_session_timeout = '${idleInTransaction}s'`,
  );
  // Ends a statement whose connection was closed. Some systems cannot look at a connection while a statement runs, and refuse the setting.
  await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined);
}

/** A connection of its own. @throws when it cannot be opened */
export function connectOne(url: string): Promise<Client> {
  return new (connectionTo(urlsOfServers(url), null))().connect();
}

/** Connections that are opened when they are needed. */
export interface Connections {
  readonly database: Database;
  /** Waits for what runs, but not for long. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Most connections at once. A query that waits longer than `connectWithinMs` for one of them is refused. */
  readonly max: number;
  /** Null: statements may take any time, as those of migrations, exports and operator's commands do. */
  readonly limits?: StatementLimits | null;
  /** Receives each statement. */
  readonly logger?: Logger | undefined;
}

export function connect(url: string, { max, limits = null, logger }: ConnectOptions): Connections {
  const servers = urlsOfServers(url);
  const life = servers.length > 1 ? { maxLifetimeSeconds: lifeSeconds } : {};
  const pool = new Pool({ Client: connectionTo(servers, limits), max, idleTimeoutMillis: 0, connectionTimeoutMillis: connectWithinMs, ...life });
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // One that was idle was lost: the next is opened when it is needed.
  pool.on('error', () => undefined);
  return {
    database: inConnections(pool, { ...naming, ...(logger && { logger }) }),
    async close() {
      await Promise.race([pool.end(), wait(endWithinMs, undefined, { ref: false })]);
      for (const client of open) void client.end();
    },
  };
}

/** A transaction gives its connection back however it ends; drizzle's own keeps it where it could not begin. */
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

/** Returns the pool's `query`, which closes the connection when the caller of the read leaves; the server then ends the statement. */
function endingWithCaller(pool: Pool) {
  return async (...words: readonly unknown[]): Promise<unknown> => {
    const left = callerLeft.getStore();
    const client = await pool.connect();
    if (left?.aborted) {
      client.release();
      throw left.reason;
    }
    const end = () => void client.end();
    left?.addEventListener('abort', end, { once: true });
    try {
      return await Reflect.apply(client.query, client, words);
    } finally {
      left?.removeEventListener('abort', end);
      client.release(left?.aborted);
    }
  };
}
