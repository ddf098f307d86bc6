/** Notes what was created or changed, in the transaction of the write, for whoever follows changes. */
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

/** @param change with the names of the changed fields */
export async function noteChange<Type extends ChangeType>(
  database: Database,
  now: Date,
  { fields, ...subject }: Subject<Type> & { readonly fields: readonly ChangedField<Type>[] },
): Promise<void> {
  await database.insert(changes).values({ changedAt: now.toISOString(), isNew: false, ...subject, fields: [...fields] });
}

/** The person or the tool that made a change. */
export const changedBy = ({ id, tool }: Pick<Caller, 'id' | 'tool'>) => ({ changedBy: id, tokenId: tool?.id ?? null });
