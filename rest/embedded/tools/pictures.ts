/** `npm run pictures -- prune` deletes pictures that are over 30 days old and in no record. `-- clean` removes the metadata of stored pictures. */
import { StartRefused } from '../database/start-refused.ts';
import { cleanStoredPictures } from '../images/clean-stored.ts';
import { prunePictures } from '../images/prune.ts';
import { runOnData } from './command.ts';

const usage = 'Usage: npm run pictures -- prune, or npm run pictures -- clean';
const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

await runOnData(usage, undefined, async (word, { database, clock }) => {
  if (word === 'prune') return `${pictures(await prunePictures(database, clock.now()))} without a use removed.`;
  if (word === 'clean') return `${pictures(await cleanStoredPictures(database))} rewritten without metadata.`;
  throw new StartRefused(usage);
});
