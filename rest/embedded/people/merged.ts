/** Merged farmers and dealers: their ids lead to the remaining customer, and they are read-only (decision 196). */
import { eq } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { type CustomerKind, farmerKind } from './customers.ts';
import { fullName } from './person.ts';

/** Returns the id of the customer into whom another one was merged, or null for any other id. */
export async function findKeptId(database: Database, { merged }: CustomerKind, id: string): Promise<string | null> {
  const [row] = await database.select({ keptId: merged.keptId }).from(merged).where(eq(merged.id, id));
  return row?.keptId ?? null;
}

/** Returns the refusal for an id without a customer: 409 for a merged customer, else 404. */
export async function notFound(database: Database, kind: CustomerKind, id: string, field = 'id'): Promise<Refusal> {
  const keptId = await findKeptId(database, kind, id);
  if (keptId === null) return new Refusal(404, sentence(kind === farmerKind ? 'NO_SUCH_FARMER' : 'NO_SUCH_DEALER'), { field });
  const { firstName, middleName, lastName } = kind.table;
  const [kept] = await database.select({ firstName, middleName, lastName }).from(kind.table).where(eq(kind.table.id, keptId));
  const name = kept === undefined ? '' : fullName(kept);
  return new Refusal(409, sentence('CUSTOMER_MERGED', { id, name, kept: keptId }), { field });
}
