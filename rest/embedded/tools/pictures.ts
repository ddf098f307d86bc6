/** `npm run pictures -- prune`: removes pictures over 30 days old that no record names. */
import { prunePictures } from '../images/prune.ts';
import { runOnData } from './run-on-data.ts';

await runOnData({
  usage: 'Say what: npm run pictures -- prune',
  accepts: (word) => word === 'prune',
  async run(_word, { database, clock }) {
    const count = await prunePictures(database, clock.now());
    return `${count} ${count === 1 ? 'picture' : 'pictures'} without a use removed.`;
  },
});
