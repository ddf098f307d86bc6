/** Changes a farmer or a dealer. Stores the previous values with the author, and refuses a change based on an older version. */
import { desc, eq } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import { type Clock, indiaDate } from '../../contract/clock.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import { readId } from '../calls/input.ts';
import { changedMeanwhile } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { errorCode } from '../database/error-code.ts';
import { dealers, farmers, type NameValue } from '../database/tables/customers.ts';
import { employees, type FieldChange } from '../database/tables/employees.ts';
import { moveActivity, readActivityOf } from '../people/activity.ts';
import { type Customer, type CustomerKind, farmerKind, selectCustomers } from '../people/customers.ts';
import { notFound } from '../people/merged.ts';
import { fullName } from '../people/person.ts';
import { readDetails, readPersonChange, readPictures, readWhatsAppPhone } from '../people/person-fields.ts';
import { renewPairs } from './duplicates.ts';
import { moveKey, registered } from './key.ts';
import { readRecord } from './record.ts';

type Body = BodyOf<typeof contract.updateFarmer>;

interface Updating {
  readonly body: Body;
  readonly caller: Caller;
  readonly clock: Clock;
  readonly database: Database;
}

/**
 * @param toRow converts the row as in lists
 * @returns the changed record
 * @throws Refusal (400, 404, 409)
 */
export async function updateCustomer<Row>(kind: CustomerKind, toRow: (customer: Customer) => Row, { body, caller, clock, database }: Updating) {
  const { changes: history } = kind;
  const now = clock.now();
  const id = readId(body.id);
  const before = await lockCustomer(database, kind, id, body.version, 'id');
  const changed = readChange(body, before, indiaDate(now));
  const changes = differences(before, changed);
  if (changes.length > 0) {
    const version = before.version + 1;
    const after = { ...before, ...changed };
    const isMoved = (['state', 'district', 'taluka'] as const).some((part) => before[part] !== after[part]);
    const activity = isMoved ? await readActivityOf(database, kind, [id]) : [];
    await moveKey(database, kind, { before, after }, id);
    await saveCustomer(database, kind, id, { ...changed, version, updatedAt: now.toISOString() }).catch((error: unknown) => {
      // Until the migration one-person-contract, persons also have a unique key of their own.
      throw errorCode(error) === '23505' ? registered(after) : error;
    });
    await database.insert(history).values({ customerId: id, version, changedAt: now.toISOString(), changedBy: caller.id, changes });
    const detail = changes.map(({ field }) => field).join(',');
    await writeAudit(database, now, { action: kind.audited.changed, ...actorOf(caller), subjectId: id, detail });
    await noteChange(database, now, { type: kind.type, subjectId: id, ...changedBy(caller), fields: changes.map(({ field }) => field) });
    await renewPairs(database, kind, after, before);
    if (isMoved) await moveActivity(database, activity, await readActivityOf(database, kind, [id]));
  }
  return readRecord(kind, toRow, id, { database, caller });
}

/**
 * Locks a customer until the end of the transaction.
 * @throws Refusal (404, 409), also when the caller has read another version
 */
export async function lockCustomer(database: Database, kind: CustomerKind, id: string, version: number, field: string): Promise<Customer> {
  const [found] = await selectCustomers(database, kind).where(eq(kind.table.id, id)).for('update');
  if (found === undefined) throw await notFound(database, kind, id, field);
  if (found.version !== version) throw changedMeanwhile(await findLastChanger(database, kind, id));
  return found;
}

/** Writes columns of a customer, including the crops or details when they changed. */
export async function saveCustomer(database: Database, kind: CustomerKind, id: string, { details, ...columns }: Partial<Customer>): Promise<void> {
  if (kind === farmerKind)
    await database
      .update(farmers)
      .set({ ...columns, ...(details && { crops: details }) })
      .where(eq(farmers.id, id));
  else
    await database
      .update(dealers)
      .set({ ...columns, ...(details && { dealerData: details }) })
      .where(eq(dealers.id, id));
}

/** Finds the author of the last change. */
async function findLastChanger(database: Database, { changes }: CustomerKind, id: string): Promise<string | undefined> {
  const [last] = await database
    .select({ firstName: employees.firstName, lastName: employees.lastName })
    .from(changes)
    .innerJoin(employees, eq(employees.id, changes.changedBy))
    .where(eq(changes.customerId, id))
    .orderBy(desc(changes.version))
    .limit(1);
  return last && fullName(last);
}

export function readChange({ details, whatsAppMobile, profilePicture, ...person }: Omit<Body, 'id' | 'version'>, before: Customer, today: string) {
  return {
    ...readPersonChange(person, before, today),
    ...(whatsAppMobile !== undefined && { whatsAppPhone: readWhatsAppPhone(whatsAppMobile) }),
    ...(profilePicture !== undefined && { profilePicture: readPictures(profilePicture) }),
    ...(details !== undefined && { details: readDetails(details) }),
  };
}

/** The changeable columns, with their names in calls. */
const fields = [
  ['firstName', 'firstName'],
  ['middleName', 'middleName'],
  ['lastName', 'lastName'],
  ['dob', 'dob'],
  ['gender', 'gender'],
  ['phone', 'phoneNumber'],
  ['email', 'email'],
  ['whatsAppPhone', 'whatsAppMobile'],
  ['state', 'state'],
  ['district', 'district'],
  ['taluka', 'taluka'],
  ['street', 'street'],
  ['village', 'village'],
  ['pinCode', 'pinCode'],
  ['details', 'details'],
  ['profilePicture', 'profilePicture'],
] as const satisfies readonly (readonly [keyof Customer, string])[];

/** Formats a value for the history. */
const toText = (value: string | null | readonly NameValue[]): string | null =>
  typeof value === 'object' && value !== null ? value.map(({ name, value: more }) => `${name} ${more}`.trim()).join(', ') || null : value || null;

export function differences(before: Customer, changed: ReturnType<typeof readChange>): (FieldChange & { readonly field: (typeof fields)[number][1] })[] {
  const after = { ...before, ...changed };
  return fields.flatMap(([column, field]) =>
    JSON.stringify(before[column]) === JSON.stringify(after[column]) ? [] : [{ field, before: toText(before[column]), after: toText(after[column]) }],
  );
}
