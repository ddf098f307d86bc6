/** `npm run migrate`: migrates the tables of the PostgreSQL server in DATABASE_URL. docs/operations.md describes when to run it. */
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../contract/environment.ts';
import { readDataConfig } from '../config.ts';
import { migratePostgres } from '../database/migrate-postgres.ts';
import { StartRefused } from '../database/start-refused.ts';
import { run, say } from './command.ts';

const usage = `Usage, with the defaults in whole seconds:
  npm run migrate -- --wait 60 --lock-timeout 5 --statement-timeout 900
0 as a timeout means no timeout. --contract removes what only the previous version needs; run it when no instance of that version is left.
--product-role NAME grants the role what the product needs. With PRODUCT_PASSWORD the role is created if it is missing, and gets this password.`;

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: { wait: text, 'lock-timeout': text, 'statement-timeout': text, contract: { type: 'boolean' }, 'product-role': text },
    });
    const { wait = '60', 'lock-timeout': lock = '5', 'statement-timeout': statement = '900', contract: contracts = false, 'product-role': name } = values;
    if ([wait, lock, statement].every((value) => /^\d{1,6}$/.test(value)) && name !== '') {
      const productRole = name === undefined ? null : { name, password: readEnvironment(process.env).text('PRODUCT_PASSWORD') };
      return { contracts, waitSeconds: Number(wait), limits: { lockSeconds: Number(lock), statementSeconds: Number(statement) }, productRole };
    }
  } catch {
    // Unknown arguments.
  }
  throw new StartRefused(usage);
}

await run(async () => {
  const options = readOptions();
  const { store } = readDataConfig(process.env);
  if (store.kind !== 'postgres') throw new StartRefused('There is no DATABASE_URL: the embedded database brings itself up to date at each start.');
  const count = await migratePostgres(store.url, { ...options, say });
  say(count === 0 ? 'The database is up to date.' : `The database is up to date: ${count} ${count === 1 ? 'migration' : 'migrations'} done.`);
});
