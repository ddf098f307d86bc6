/** `npm run pictures -- prune`: removes pictures over 30 days old that no record names. */
import { prunePictures } from '../images/prune.ts';
import { runOnData } from './command.ts';

await runOnData('Say what: npm run pictures -- prune', 'prune', async (_word, { database, clock }) => {
  const count = await prunePictures(database, clock.now());
  return `${count} ${count === 1 ? 'picture' : 'pictures'} without a use removed.`;
});
