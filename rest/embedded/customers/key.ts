/** Prevents a second registration. Name and phone number together identify a person, because families share a phone number (decision 128). */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { canonicalArea } from '../../contract/areas.ts';
import { sentence } from '../../contract/sentences.ts';
import { mobileDigits } from '../../contract/visible-text.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { bothNames, nameSound } from '../database/tables/rules.ts';
import type { CustomerKind } from '../people/customers.ts';
import type { Area } from '../people/in-area.ts';
import { fullName } from '../people/person.ts';
import { isOneVillage } from './duplicates.ts';

interface Named {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly phone: string;
}

/** Returns the refusal (409) for a person who is registered already. */
export const registered = (person: Named): Refusal =>
  new Refusal(409, sentence('CUSTOMER_REGISTERED_ALREADY', { name: fullName(person), phone: person.phone }));

const rowOf = ({ phone, firstName, lastName }: Named) => ({ phone, firstName: nameKey(firstName), lastName: nameKey(lastName) });

/**
 * Claims the key of a person in the transaction that writes the person.
 * @throws Refusal (409), which rolls the transaction back, when another customer has the name and the phone number
 */
export async function claimKey(database: Database, { keys }: CustomerKind, person: Named, customerId: string): Promise<void> {
  const claimed = await database
    .insert(keys)
    .values({ ...rowOf(person), customerId })
    .onConflictDoNothing()
    .returning({ id: keys.customerId });
  if (claimed.length === 0) throw registered(person);
}

interface Registered {
  readonly id: string;
  readonly index: number;
  readonly otherName?: string;
  /** True when the name sounds alike and the phone number is another. */
  readonly soundsAlike?: true;
}

interface Asked extends Omit<Named, 'middleName'>, Area {
  readonly village?: string | undefined;
}

/**
 * Finds the registered people, up to one per index in the given people.
 * @param otherNames includes customers with the phone number and another name when no customer has both, or else those whose name sounds alike
 */
export async function findRegistered(database: Database, kind: CustomerKind, people: readonly Asked[], otherNames = false): Promise<Registered[]> {
  const { keys, table } = kind;
  const asked = people.map(({ firstName, lastName, phone }, index) => ({ index, phone: mobileDigits(phone) ?? phone, first: firstName, last: lastName }));
  const json = JSON.stringify(asked);
  // Repeated as values, so that Citus queries only the machines with these phone numbers.
  const phones = asked.map(({ phone }) => phone);
  const index = sql<number>`asked.index`;
  const isSame = sql<boolean>`${and(eq(keys.firstName, nameKey(sql`asked.first`)), eq(keys.lastName, nameKey(sql`asked.last`)))}`;
  const found = await database
    .selectDistinctOn([index], { id: keys.customerId, index, isSame })
    .from(sql`jsonb_to_recordset(${json}::jsonb) as asked(index integer, phone text, first text, last text)`)
    .innerJoin(keys, and(eq(keys.phone, sql`asked.phone`), otherNames ? undefined : isSame))
    .where(inArray(keys.phone, phones))
    .orderBy(index, desc(isSame), keys.customerId);
  if (!otherNames) return found.map(({ id, index }) => ({ id, index }));
  const known = new Set(found.map((row) => row.index));
  const alike = await findAlike(
    database,
    kind,
    people.map((person, index) => ({ ...person, index })).filter((person) => !known.has(person.index)),
  );
  const others = [...found.filter((row) => !row.isSame), ...alike].map(({ id }) => id);
  if (others.length === 0) return found.map(({ id, index }) => ({ id, index }));
  const named = await database
    .select({ id: table.id, firstName: table.firstName, middleName: table.middleName, lastName: table.lastName })
    .from(table)
    .where(inArray(table.id, others));
  const names = new Map(named.map((each) => [each.id, fullName(each)]));
  return [
    ...found.map(({ id, index, isSame: isThem }) => ({ id, index, ...(!isThem && { otherName: names.get(id) ?? '' }) })),
    ...alike.map(({ id, index }) => ({ id, index, otherName: names.get(id) ?? '', soundsAlike: true as const })),
  ];
}

/** Finds the first registered customer of each person's taluka whose name sounds alike, except of another village. */
async function findAlike(database: Database, { table }: CustomerKind, people: readonly (Asked & { readonly index: number })[]) {
  const asked = people.flatMap(({ index, firstName, lastName, state = '', district = '', taluka = '', village = '' }) =>
    taluka === '' ? [] : [{ index, first: firstName, last: lastName, ...canonicalArea({ state, district, taluka }), village: village.trim() || null }],
  );
  if (asked.length === 0) return [];
  const index = sql<number>`asked.index`;
  const isAlike = eq(nameSound(bothNames(table)), nameSound(bothNames({ firstName: sql`asked.first`, lastName: sql`asked.last` })));
  const isThere = sql`(${table.state}, ${table.district}, ${table.taluka}) = (asked.state, asked.district, asked.taluka)`;
  return database
    .select({ id: sql<string>`min(${table.id})::text`, index })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked(index integer, first text, last text, state text, district text, taluka text, village text)`,
    )
    .innerJoin(table, and(isAlike, isThere, isOneVillage(sql`${table.village}`, sql`asked.village`)))
    .groupBy(index)
    .orderBy(index);
}

/**
 * Changes the key of a person in the transaction that changes the name or the phone number.
 * @throws Refusal (409), which rolls the transaction back, when another customer has both
 */
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
