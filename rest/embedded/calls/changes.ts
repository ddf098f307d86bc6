/** Notes what was created or changed, in the transaction of the write, for whoever follows changes. */
import type { Database } from '../database/database.ts';
import { changes } from '../database/tables/changes.ts';

type Change = Pick<typeof changes.$inferInsert, 'type' | 'subjectId' | 'entryDate' | 'changedBy'>;

async function note(database: Database, now: Date, isNew: boolean, change: Change): Promise<void> {
  await database.insert(changes).values({ changedAt: now.toISOString(), isNew, ...change });
}

export const noteNew = (database: Database, now: Date, change: Change): Promise<void> => note(database, now, true, change);
export const noteChange = (database: Database, now: Date, change: Change): Promise<void> => note(database, now, false, change);
