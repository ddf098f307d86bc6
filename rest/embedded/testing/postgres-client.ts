/** Statements that a test sends to a PostgreSQL server, without the product's connections. */
import { Client, type QueryResultRow } from 'pg';

/** Opens a connection that closes with the scope. */
export async function openClient(url: string): Promise<Client & AsyncDisposable> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/**
 * Runs one statement on a separate connection.
 * @returns the rows
 */
export async function query<Row extends QueryResultRow>(url: string, statement: string): Promise<readonly Row[]> {
  await using client = await openClient(url);
  return (await client.query<Row>(statement)).rows;
}

/** Runs the work while a transaction holds the lock that the statement takes. */
export async function whileLocked<Result>(client: Client, statement: string, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query(statement);
    return await work();
  } finally {
    await client.query('commit');
  }
}

/** Returns the name of the migrated database that the tests of a run copy. @param run process id of the parent of the workers */
export const migratedOf = (run: number): string => `migrated_${run}`;
