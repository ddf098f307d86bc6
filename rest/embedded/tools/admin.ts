/** `npm run admin -- EMAIL`: makes somebody an administrator and prints a link to set a password, on the data of DATABASE_URL or DATA_DIR. */

import { Refusal } from '../calls/refusal.ts';
import { readDataConfig } from '../config.ts';
import { openStore } from '../database/open-store.ts';
import { StartRefused } from '../database/start-refused.ts';
import { makeAdmin } from '../employees/make-admin.ts';
import { linkTo } from '../people/password-link.ts';

try {
  process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  if (!(error instanceof StartRefused || error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** @returns what there is to say. @throws StartRefused or Refusal, for the person who started it */
async function run(email: string | undefined): Promise<string> {
  if (email === undefined) throw new StartRefused('Say whom: npm run admin -- name@example.com');
  const { store, publicUrl, clock } = readDataConfig(process.env);
  const { database, close } = await openStore(store);
  try {
    const { isNew, token } = await makeAdmin(database, email, clock.now());
    return `${email} is ${isNew ? 'added as' : 'now'} an administrator. Set a password within seven days:\n${linkTo(publicUrl, token)}`;
  } finally {
    await close();
  }
}
