/** Nobody is registered twice: name and phone together are one person, since families share a phone (decision 13). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../calls/refusal.ts';
import { mobileDigits } from '../calls/visible-text.ts';
import type { Database } from '../database/database.ts';
import { nameKey } from '../database/tables/name-key.ts';
import type { CustomerKind } from '../people/customers.ts';
import { fullName } from '../people/person.ts';

interface Named {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly phone: string;
}

/** The refusal (409) of somebody who is there already. */
export const registered = (person: Named): Refusal => new Refusal(409, `${fullName(person)} with the phone number ${person.phone} is already registered`);

const rowOf = ({ phone, firstName, lastName }: Named) => ({ phone, firstName: nameKey(firstName), lastName: nameKey(lastName) });

/** In the transaction that writes the person. @throws Refusal (409), which takes that back, when somebody else has the name and the phone */
export async function claimKey(database: Database, { keys }: CustomerKind, person: Named, customerId: string): Promise<void> {
  const claimed = await database
    .insert(keys)
    .values({ ...rowOf(person), customerId })
    .onConflictDoNothing()
    .returning({ id: keys.customerId });
  if (claimed.length === 0) throw registered(person);
}

/** Those who are registered, by their index among the people. */
export function findRegistered(database: Database, { keys }: CustomerKind, people: readonly Omit<Named, 'middleName'>[]) {
  const asked = people.map(({ firstName, lastName, phone }, index) => ({ index, phone: mobileDigits(phone) ?? phone, first: firstName, last: lastName }));
  const json = JSON.stringify(asked);
  // Said once more as values: only the machines that have these phones are asked.
  const phones = asked.map(({ phone }) => phone);
  return database
    .select({ id: keys.customerId, index: sql<number>`asked.index` })
    .from(sql`jsonb_to_recordset(${json}::jsonb) as asked(index integer, phone text, first text, last text)`)
    .innerJoin(keys, and(eq(keys.phone, sql`asked.phone`), eq(keys.firstName, nameKey(sql`asked.first`)), eq(keys.lastName, nameKey(sql`asked.last`))))
    .where(inArray(keys.phone, phones))
    .orderBy(sql`asked.index`);
}

/** In the transaction that changes the name or the phone. @throws Refusal (409), which takes that back, when somebody else has both */
export async function moveKey(
  database: Database,
  kind: CustomerKind,
  { before, after }: { readonly before: Named; readonly after: Named },
  customerId: string,
) {
  if (before.phone === after.phone && before.firstName === after.firstName && before.lastName === after.lastName) return;
  const { keys } = kind;
  await database.delete(keys).where(and(eq(keys.phone, before.phone), eq(keys.customerId, customerId)));
  await claimKey(database, kind, after, customerId);
}
