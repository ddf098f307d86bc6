/** The full record of a farmer or dealer: the fields of lists, further fields, and numbers of events. */
import { eq } from 'drizzle-orm';
import type { HistoryKind } from '../../contract/customers.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import { readId } from '../calls/input.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';
import { findKeptId, notFound } from '../people/merged.ts';
import { fullName } from '../people/person.ts';
import { sumUpHistory } from './history.ts';

/** A record: the row of the lists and further fields. */
type Whole<Row> = Row &
  Pick<Customer, 'middleName' | 'email' | 'dob' | 'gender'> & {
    readonly whatsAppMobile: string | null;
    readonly history: { readonly kind: HistoryKind; readonly count: number }[];
    readonly lastSeen: Awaited<ReturnType<typeof findLastSeen>>;
    readonly points: number | null;
  };

interface Reading {
  readonly database: Database;
  readonly caller: Pick<Caller, 'roles'>;
}

/**
 * Reads a record. The id of a merged customer leads to the remaining one.
 * @param toRow converts the row as in lists
 * @throws Refusal (404)
 */
export async function readRecord<Row>(
  kind: CustomerKind,
  toRow: (customer: Customer) => Row,
  customerId: string | number,
  { database, caller }: Reading,
): Promise<Whole<Row>> {
  const id = readId(customerId);
  const [found] = await selectCustomers(database, kind).where(eq(kind.table.id, id));
  if (found === undefined) {
    const keptId = await findKeptId(database, kind, id);
    if (keptId === null) throw await notFound(database, kind, id);
    return readRecord(kind, toRow, keptId, { database, caller });
  }
  const { middleName, email, dob, gender, whatsAppPhone } = found;
  const whose = { kind, id, caller };
  const history = await sumUpHistory(database, whose);
  return {
    ...toRow(found),
    middleName,
    email,
    dob,
    gender,
    whatsAppMobile: whatsAppPhone,
    history: history.map(({ kind, count }) => ({ kind, count })),
    lastSeen: await findLastSeen(database, history),
    // Readers who cannot see uses of codes cannot see their points.
    points: isAdmin(caller) ? Number(history.find(({ kind }) => kind === 'CODE')?.points ?? 0) : null,
  };
}

/** Finds the start and the employee of the latest meeting with the customer or during which the customer was seen. */
async function findLastSeen(database: Database, history: Awaited<ReturnType<typeof sumUpHistory>>) {
  const began = history.flatMap(({ startedAt, employeeId }) => (startedAt === null || employeeId === null ? [] : [{ startedAt, employeeId }]));
  const [last] = began.toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
  if (last === undefined) return null;
  const { firstName, lastName } = employees;
  const [employee] = await database.select({ firstName, lastName }).from(employees).where(eq(employees.id, last.employeeId));
  return employee === undefined ? null : { at: wireInstant(last.startedAt), name: fullName(employee) };
}
