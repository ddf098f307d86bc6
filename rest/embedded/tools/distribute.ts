/** `npm run distribute`: distributes the tables of the PostgreSQL server in DATABASE_URL over its Citus cluster. docs/growth.md lists the requirements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDataConfig } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { distribute } from '../database/distribute.ts';
import { openPglite } from '../database/pglite.ts';
import { openPostgres } from '../database/postgres.ts';
import { StartRefused } from '../database/start-refused.ts';
import { run, say } from './command.ts';

function readOptions(): { readonly isDryRun: boolean } {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
    return { isDryRun: values['dry-run'] === true };
  } catch {
    throw new StartRefused('Usage: npm run distribute, or npm run distribute -- --dry-run, which prints the statements and runs none');
  }
}

/** Opens the database. Without one, a dry run uses temporary empty tables. */
async function open(isDryRun: boolean): Promise<OpenDatabase> {
  const { store } = readDataConfig(process.env);
  if (store.kind === 'postgres') return openPostgres(store);
  if (!isDryRun) throw new StartRefused('There is no DATABASE_URL: the embedded database is one machine’s.');
  const folder = mkdtempSync(path.join(tmpdir(), 'distribute-'));
  const { database, close } = await openPglite(path.join(folder, 'database'));
  return {
    database,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

await run(async () => {
  const { isDryRun } = readOptions();
  const { database, close } = await open(isDryRun);
  try {
    const count = await distribute(database, { isDryRun, say: (statement) => say(`${statement};`) });
    if (count === 0) say('-- All tables are distributed already.');
  } finally {
    await close();
  }
});
