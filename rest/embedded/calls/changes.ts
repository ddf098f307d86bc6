/** Records creations and changes in the changes feed, in the transaction of the write. */
import type { ChangedField, ChangeType } from '../../contract/changes.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/tables/changes.ts';
import type { Caller } from './caller.ts';

interface Subject<Type extends ChangeType> extends Pick<typeof changes.$inferInsert, 'subjectId' | 'entryDate' | 'changedBy' | 'tokenId'> {
  readonly type: Type;
}

export async function noteNew<Type extends ChangeType>(database: Database, now: Date, subject: Subject<Type>): Promise<void> {
  await database.insert(changes).values({ changedAt: now.toISOString(), isNew: true, ...subject });
}

/** @param change includes the names of the changed fields */
export async function noteChange<Type extends ChangeType>(
  database: Database,
  now: Date,
  { fields, ...subject }: Subject<Type> & { readonly fields: readonly ChangedField<Type>[] },
): Promise<void> {
  await database.insert(changes).values({ changedAt: now.toISOString(), isNew: false, ...subject, fields: [...fields] });
}

/** Returns the columns for the person or tool that made a change. */
export const changedBy = ({ id, tool }: Pick<Caller, 'id' | 'tool'>) => ({ changedBy: id, tokenId: tool?.id ?? null });

/** Returns the columns for a change of a payroll month. @param date the changed day, or the first day of the month */
export const monthChange = (date: string, caller: Pick<Caller, 'id' | 'tool'>) => ({
  type: 'PAYROLL' as const,
  subjectId: date.slice(0, 7).replace('-', ''),
  entryDate: date,
  ...changedBy(caller),
});
