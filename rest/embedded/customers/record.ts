/** The whole record of one farmer or dealer: what the lists show, what only staff who open it need, and how much happened with them. */
import { eq } from 'drizzle-orm';
import type { Caller } from '../calls/caller.ts';
import { readId } from '../calls/ids.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { type Customer, type CustomerKind, farmerKind, selectCustomers } from '../people/customers.ts';
import { countHistory, findLastSeen, sumPoints } from './history.ts';

interface Reading {
  readonly database: Database;
  readonly caller: Pick<Caller, 'roles'>;
}

/** @param toRow what the lists show. @throws Refusal (404) */
export async function readRecord<Row>(kind: CustomerKind, toRow: (customer: Customer) => Row, customerId: string | number, { database, caller }: Reading) {
  const id = readId(customerId);
  const [found] = await selectCustomers(database, kind).where(eq(kind.table.id, id));
  if (found === undefined) throw noSuch(kind);
  const { middleName, email, dob, gender, whatsAppPhone, version } = found;
  const whose = { kind, id, caller };
  return {
    ...toRow(found),
    middleName,
    email,
    dob,
    gender,
    whatsAppMobile: whatsAppPhone,
    version,
    history: await countHistory(database, whose),
    lastSeen: await findLastSeen(database, whose),
    points: await sumPoints(database, whose),
  };
}

export const noSuch = (kind: CustomerKind) => new Refusal(404, kind === farmerKind ? 'There is no such farmer' : 'There is no such dealer', { field: 'id' });
