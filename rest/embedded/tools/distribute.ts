/** `npm run distribute`: spreads the tables of the PostgreSQL that DATABASE_URL names over its Citus cluster. docs/growth.md says what has to be there before. */
import { parseArgs } from 'node:util';
import { readDataConfig } from '../config.ts';
import { distribute } from '../database/distribute.ts';
import { openPostgres } from '../database/postgres.ts';
import { StartRefused } from '../database/start-refused.ts';
import { run, say } from './command.ts';

function readOptions(): { readonly isDryRun: boolean } {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
    return { isDryRun: values['dry-run'] === true };
  } catch {
    throw new StartRefused('It takes --dry-run, which prints the statements and runs none:\n  npm run distribute -- --dry-run');
  }
}

await run(async () => {
  const { isDryRun } = readOptions();
  const { store } = readDataConfig(process.env);
  if (store.kind !== 'postgres') throw new StartRefused('There is no DATABASE_URL: the embedded database is one machine’s.');
  const { database, close } = await openPostgres(store);
  try {
    const count = await distribute(database, { isDryRun, say: (statement) => say(`${statement};`) });
    if (count === 0) say('-- All tables are spread already.');
  } finally {
    await close();
  }
});
