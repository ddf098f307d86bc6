/** Connections to the PostgreSQL that a URL names, be it one server or several, or a pgbouncer before them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { DrizzleConfig } from 'drizzle-orm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { urlsOfServers } from '../../contract/database-url.ts';
import type { Database } from './database.ts';
import { naming } from './migrations.ts';
import { findPrimary, settingsOf, watchedSocket } from './primary.ts';

/** Milliseconds until a server that says nothing counts as away. */
const connectWithinMs = 10_000;

/** Seconds that a connection lives where there are several servers: so long at most one stays with a server that takes no writes any more. */
const lifeSeconds = 60;

/** Milliseconds that statements which run are given at the end. */
const endWithinMs = 5_000;

/** @returns a class of connections, which are opened by their method `connect` */
function connectionTo(servers: readonly string[]): new () => Client {
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

/** A connection of its own. @throws when it cannot be opened */
export function connectOne(url: string): Promise<Client> {
  return new (connectionTo(urlsOfServers(url)))().connect();
}

/** Connections that are opened when they are needed. */
export interface Connections {
  readonly database: Database;
  /** Waits for what runs, but not for long. */
  close(): Promise<void>;
}

/**
 * @param max connections at most
 * @param logger is told each statement
 */
export function connect(url: string, max: number, logger?: Logger): Connections {
  const servers = urlsOfServers(url);
  const life = servers.length > 1 ? { maxLifetimeSeconds: lifeSeconds } : {};
  const pool = new Pool({ Client: connectionTo(servers), max, idleTimeoutMillis: 0, ...life });
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
  const database = drizzle(pool, config);
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
