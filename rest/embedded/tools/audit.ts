/** `npm run audit -- prune`: deletes events of the audit log that are over 400 days old. */
import { pruneAudit } from '../audit/audit.ts';
import { runOnData } from './command.ts';

await runOnData('Usage: npm run audit -- prune', 'prune', async (_word, { database }) => {
  const count = await pruneAudit(database);
  return `${count} ${count === 1 ? 'event' : 'events'} over 400 days old removed.`;
});
