/** Migrates a PostgreSQL server, one process at a time, also behind a pgbouncer in transaction mode. */
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { connectOne } from './connect.ts';
import { type MigrationLimits, type MigrationOptions, migrate } from './migrate.ts';
import { naming } from './migrations.ts';
import { refuseWrongLocale, startErrorOf } from './postgres.ts';
import { StartRefused } from './start-refused.ts';

/** An arbitrary number that all processes use that migrate this product's database. */
const migrationLock = 7_240_711;

/** Milliseconds between two checks whether another process has ended. */
const lookEveryMs = 250;

export interface PostgresMigrationOptions extends MigrationOptions {
  readonly limits?: MigrationLimits;
  /** Seconds to wait for another process that migrates. */
  readonly waitSeconds?: number;
  /** The role that the product uses, when another role migrates. */
  readonly productRole?: ProductRole | null;
}

/**
 * Migrates the database.
 * @returns the number of migrations done
 * @throws StartRefused for problems that the operator can fix
 */
export async function migratePostgres(url: string, options: PostgresMigrationOptions = {}): Promise<number> {
  const { limits = { lockSeconds: 5, statementSeconds: 900 }, waitSeconds = 60, productRole = null, say = () => undefined } = options;
  const open: Client[] = [];
  const connection = async () => {
    const client = await connectOne(url);
    open.push(client);
    return client;
  };
  try {
    const [holder, client] = [await connection(), await connection()];
    const database = drizzle(client, naming);
    const whileLocked = async () => {
      await client.query('create extension if not exists pg_trgm');
      await refuseWrongLocale(database);
      const runAlone = (statement: string) => within(limits.statementSeconds, { client, holder, statement });
      const count = await migrate({ database, runAlone }, { ...options, limits });
      if (productRole !== null) await grantToProduct(client, productRole);
      return count;
    };
    const until = Date.now() + waitSeconds * 1000;
    for (let looks = 0; ; looks += 1) {
      const count = await locked(holder, whileLocked);
      if (count !== null) return count;
      if (Date.now() >= until)
        throw new StartRefused(
          `Another process has been migrating this database for ${waitSeconds} s; nothing was done. Run it again once that one has ended.`,
        );
      if (looks === 0) say(`Another process is migrating this database; waiting for it, at most ${waitSeconds} s`);
      await wait(lookEveryMs);
    }
  } catch (error) {
    throw startErrorOf(error, 'may not create tables and the extension pg_trgm in this database') ?? error;
  } finally {
    await Promise.all(open.map((client) => client.end()));
  }
}

/**
 * Runs the work under the lock of a transaction that does nothing else. The lock ends with the transaction. A pgbouncer cannot pass it to another
 * client, as it does with session locks. The statements are plain text without parameters. With parameters, the last one would keep its snapshot open,
 * and an index that is created concurrently would wait for it.
 * @returns null when another process has the lock
 */
async function locked(holder: Client, work: () => Promise<number>): Promise<number | null> {
  await holder.query('begin');
  try {
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await holder.query<{ isMine: boolean }>(`select pg_try_advisory_xact_lock(${migrationLock}) as "isMine"`);
    return rows[0]?.isMine === true ? await work() : null;
  } finally {
    await holder.query('rollback');
  }
}

interface Alone {
  readonly client: Client;
  readonly holder: Client;
  readonly statement: string;
}

/**
 * Limits the time of a statement without a session setting, which behind a pgbouncer would affect the next client. Finds the statement by the beginning
 * of its text, because a pgbouncer hides which server process runs it.
 */
async function within(seconds: number, { client, holder, statement }: Alone): Promise<unknown> {
  const cancel = `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and state = 'active' and query <> '' and starts_with(${escapeLiteral(statement)}, query)`;
  const timer = seconds === 0 ? undefined : setTimeout(() => void holder.query(cancel).catch(() => undefined), seconds * 1000);
  try {
    return await client.query(statement);
  } finally {
    clearTimeout(timer);
  }
}

/** The PostgreSQL role of the product. It reads and writes rows and owns nothing, so it cannot remove the audit trigger. */
interface ProductRole {
  readonly name: string;
  /** Password to set. Creates the role when it is missing. Null when the role exists and keeps its password. */
  readonly password: string | null;
}

/**
 * Grants the role access to the current tables. The grants are repeatable, so every migration can end with them.
 * @throws StartRefused when the role is missing, is a superuser or owns the tables
 */
async function grantToProduct(client: Client, { name, password }: ProductRole): Promise<void> {
  const role = escapeIdentifier(name);
  const found = await roleNamed(client, name);
  if (found === undefined && password === null) throw new StartRefused(`PostgreSQL has no role ${name}: set PRODUCT_PASSWORD so that it is created.`);
  if (found?.isPrivileged === true) {
    throw new StartRefused(`The role ${name} is a superuser or has the rights of the owner of the tables: name another one as --product-role.`);
  }
  if (password !== null) await client.query(`${found === undefined ? 'create' : 'alter'} role ${role} login password ${escapeLiteral(password)}`);
  await client.query(`grant usage on schema public, drizzle to ${role}`);
  await client.query(`grant select on all tables in schema drizzle to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await client.query(`grant usage on all sequences in schema public to ${role}`);
}

async function roleNamed(client: Client, name: string): Promise<{ readonly isPrivileged: boolean } | undefined> {
  const { rows } = await client.query<{ isPrivileged: boolean }>(
    `select rolsuper or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(pg_roles.oid, relowner, 'usage')) as "isPrivileged"
       from pg_roles where rolname = ${escapeLiteral(name)}`,
  );
  return rows[0];
}
