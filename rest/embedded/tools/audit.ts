/** `npm run audit -- prune`: removes what is over 400 days old of what people did. */
import { pruneAudit } from '../audit/prune.ts';
import { runOnData } from './run-on-data.ts';

await runOnData({
  usage: 'Say what: npm run audit -- prune',
  accepts: (word) => word === 'prune',
  async run(_word, { database }) {
    const count = await pruneAudit(database);
    return `${count} ${count === 1 ? 'event' : 'events'} over 400 days old removed.`;
  },
});
