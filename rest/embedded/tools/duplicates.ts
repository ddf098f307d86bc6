/** `npm run duplicates -- list`: lists the farmers and dealers who were registered twice before names were compared by key. */
import { listRegisteredTwice } from '../database/registered-twice.ts';
import { runOnData } from './command.ts';

await runOnData('Usage: npm run duplicates -- list', 'list', async (_word, { database }) => {
  const pairs = await listRegisteredTwice(database);
  return pairs.length === 0 ? 'Nobody is registered twice.' : pairs.join('\n');
});
