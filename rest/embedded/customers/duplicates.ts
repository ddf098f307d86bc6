/** Pairs of customers who may be registered twice: updated with each write of a customer, listed by page, dismissed by staff (decision 197). */
import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BodyOf } from '../../contract/call.ts';
import type { Clock } from '../../contract/clock.ts';
import { duplicateReasons } from '../../contract/customers.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import { type Sentence, sentence } from '../../contract/sentences.ts';
import type { Caller } from '../calls/caller.ts';
import { batchSize } from '../calls/export.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../database/database.ts';
import { createListPages } from '../database/list-pages.ts';
import { nameKey } from '../database/tables/name-key.ts';
import { bothNames, lower, nameSound } from '../database/tables/rules.ts';
import { type Customer, type CustomerKind, selectCustomers } from '../people/customers.ts';

/**
 * Maximum number of partners of a customer per reason, the first registered ones. Otherwise a phone number of hundreds of customers would make a pair of
 * any two.
 */
const maxPartners = 5;

/** Maximum number of pairs per statement, because PostgreSQL limits its parameters. */
const pairsAtOnce = 1_000;

type Compared = Pick<Customer, 'id' | 'phone' | 'firstName' | 'lastName' | 'email' | 'dob' | 'state' | 'district' | 'taluka' | 'village'>;

/** Returns the condition that two villages can be the same. Two known villages distinguish namesakes. An unknown village does not. */
export const isOneVillage = (one: SQL, other: SQL): SQL => sql`coalesce(${nameKey(one)} = ${nameKey(other)}, true)`;

const text = (value: string): SQL => sql`${value}::text`;

/** Returns the condition of the partners for each reason, with the columns of the index that finds them. */
function partnersOf({ table }: CustomerKind, customer: Compared): (readonly [SQL | undefined, readonly (SQL | AnyPgColumn)[]])[] {
  const { phone, firstName, lastName, email, dob, state, district, taluka, village } = customer;
  const isInTaluka = and(eq(table.state, state), eq(table.district, district), eq(table.taluka, taluka));
  const sound = nameSound(bothNames(table));
  const soundsAlike = eq(sound, nameSound(bothNames({ firstName: text(firstName), lastName: text(lastName) })));
  const key = nameKey(table.village);
  return [
    [eq(table.phone, phone), [table.phone]],
    [and(soundsAlike, isInTaluka, isOneVillage(sql`${table.village}`, sql`${village}::text`)), [sound, table.taluka]],
    ...(email === null ? [] : [[eq(lower(table.email), sql`lower(${email}::text)`), [lower(table.email)]] as const]),
    ...(dob === null || village === null
      ? []
      : [
          [
            and(eq(table.dob, dob), isInTaluka, eq(key, nameKey(text(village))), eq(nameSound(table.firstName), nameSound(text(firstName)))),
            [table.dob, table.taluka, key],
          ] as const,
        ]),
  ];
}

/** First part of the advisory lock keys of values that make pairs. No other advisory lock uses it. */
const pairLocks = 7_220_302;

/**
 * Locks the values that `partnersOf` compares until the end of the transaction. Otherwise two transactions that write two alike customers at
 * once would not read each other's customer. All transactions lock the values in one order, so that two of them never deadlock here.
 */
export async function lockPairValues(database: Database, states: readonly Compared[]): Promise<void> {
  const valuesOf = ({ phone, firstName, lastName, email, dob, taluka }: Compared) => {
    const sound = nameSound(bothNames({ firstName: text(firstName), lastName: text(lastName) }));
    return sql`(${text(phone)}), (${sound} || '/' || ${text(taluka)}), (lower(${email}::text)), (${dob}::text || '/' || ${text(taluka)})`;
  };
  const values = sql`(values ${sql.join(states.map(valuesOf), sql`, `)}) as value (value)`;
  const locks = sql`select distinct hashtext(value) as number from ${values} where value is not null order by number`;
  await database.execute(sql`select pg_advisory_xact_lock(${pairLocks}, number) from (${locks}) as locks`);
}

/**
 * Stores the pairs of a customer for the present row. Must be last in the transaction, because on Citus it reads all machines.
 * @param before the customer before a change. Otherwise a simultaneous write of a former partner could still store their pair.
 */
export async function renewPairs(database: Database, kind: CustomerKind, customer: Compared, before?: Compared): Promise<void> {
  await lockPairValues(database, before === undefined ? [customer] : [before, customer]);
  const { duplicates, table } = kind;
  const { id } = customer;
  const isOfCustomer = or(eq(duplicates.firstId, id), eq(duplicates.secondId, id));
  await database.delete(duplicates).where(and(isOfCustomer, isNull(duplicates.dismissedAt)));
  const partners = new Set<string>();
  for (const [condition, order] of partnersOf(kind, customer)) {
    const found = await database
      .select({ id: table.id })
      .from(table)
      .where(and(condition, ne(table.id, id)))
      .orderBy(...order, table.id)
      .limit(maxPartners);
    for (const partner of found) partners.add(partner.id);
  }
  if (partners.size === 0) return;
  const pairs = [...partners].map((partner) => {
    const [firstId = '', secondId = ''] = [partner, id].sort((one, other) => Number(BigInt(one) - BigInt(other)));
    return { firstId, secondId };
  });
  await database.insert(duplicates).values(pairs).onConflictDoNothing();
}

/**
 * Stores the pairs of all customers, for rows that were not written by calls. Compares them in memory, because a cluster cannot join the rows of all its
 * machines.
 */
export async function findAllPairs(database: Database, { duplicates, table }: CustomerKind): Promise<void> {
  const { id, phone, dob, state, district, taluka } = table;
  const village = sql<string | null>`${nameKey(table.village)}`;
  const email = sql<string | null>`${lower(table.email)}`;
  const sound = sql<string>`${nameSound(bothNames(table))}`;
  const firstSound = sql<string>`${nameSound(table.firstName)}`;
  const rows = await database.select({ id, phone, dob, state, district, taluka, village, email, sound, firstSound }).from(table).orderBy(id);
  const groups = new Map<string, typeof rows>();
  const pairs = rows.flatMap((row) => {
    const area = [row.state, row.district, row.taluka];
    const namesakes = sharing(groups, ['SOUNDS_ALIKE', row.sound, ...area], row);
    const found = [
      ...namesakes.filter((each) => each.village === null || row.village === null || each.village === row.village),
      ...sharing(groups, ['PHONE', row.phone], row),
      ...(row.email === null ? [] : sharing(groups, ['EMAIL', row.email], row)),
      ...(row.dob === null || row.village === null ? [] : sharing(groups, ['BIRTH_DATE', row.dob, row.firstSound, row.village, ...area], row)),
    ];
    return [...new Set(found)].map((first) => ({ firstId: first.id, secondId: row.id }));
  });
  for (let start = 0; start < pairs.length; start += pairsAtOnce) {
    await database
      .insert(duplicates)
      .values(pairs.slice(start, start + pairsAtOnce))
      .onConflictDoNothing();
  }
}

/** Returns the first rows of a group, and adds a row to it while it is not full. */
function sharing<Row>(groups: Map<string, Row[]>, values: readonly string[], row: Row): readonly Row[] {
  const key = JSON.stringify(values);
  const group = groups.get(key) ?? [];
  const before = [...group];
  if (group.length < maxPartners) groups.set(key, [...group, row]);
  return before;
}

type DuplicateReason = (typeof duplicateReasons)[number];

interface Asked {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Creates a reader of pages of pairs, the latest pairs first. */
export function createDuplicatePages(kind: CustomerKind) {
  const { duplicates } = kind;
  const readPage = createListPages({ table: duplicates, key: [duplicates.id] });
  return async ({ database, clock }: { readonly database: Database; readonly clock: Clock }, { pageNumber: number, pageSize: size }: Asked) => {
    const request = { listed: isNull(duplicates.dismissedAt), isFiltered: true, now: clock.now(), number, size };
    const { rows, order, total } = await readPage(database, request);
    return { pairs: await readPairs(database, kind, await database.select().from(duplicates).where(rows).orderBy(order)), total };
  };
}

/** Reads all listed pairs in batches, those found last first. */
export async function* walkDuplicates(database: Database, kind: CustomerKind): AsyncGenerator<readonly DuplicatePair[]> {
  const { duplicates } = kind;
  for (let before: string | undefined; ; ) {
    const rows = await database
      .select()
      .from(duplicates)
      .where(and(isNull(duplicates.dismissedAt), before === undefined ? undefined : lt(duplicates.id, before)))
      .orderBy(desc(duplicates.id))
      .limit(batchSize);
    const last = rows.at(-1);
    if (last === undefined) return;
    const pairs = await readPairs(database, kind, rows);
    if (pairs.length > 0) yield pairs;
    before = last.id;
  }
}

/** Reads the customers of pairs, with the reasons that hold now. */
async function readPairs(database: Database, kind: CustomerKind, rows: readonly (typeof kind.duplicates.$inferSelect)[]) {
  const { table } = kind;
  const ids = rows.flatMap(({ firstId, secondId }) => [firstId, secondId]);
  if (ids.length === 0) return [];
  const customers = new Map((await selectCustomers(database, kind).where(inArray(table.id, ids))).map((each) => [each.id, each]));
  const forms = {
    id: table.id,
    name: sql<string>`${nameKey(bothNames(table))}`,
    sound: sql<string>`${nameSound(bothNames(table))}`,
    village: sql<string | null>`${nameKey(table.village)}`,
  };
  const found = await database.select(forms).from(table).where(inArray(table.id, ids)).orderBy(desc(table.id));
  const formsOf = new Map(found.map((each) => [each.id, each]));
  const reasonsOf = (one: Customer, other: Customer): DuplicateReason[] => {
    const [own, others] = [formsOf.get(one.id), formsOf.get(other.id)];
    const isOneArea = areaOf(one) === areaOf(other);
    const isOneName = own?.name === others?.name;
    const holds: Readonly<Record<DuplicateReason, boolean>> = {
      PHONE: one.phone === other.phone,
      PHONE_DIGIT: differInOneDigit(one.phone, other.phone),
      NAME: isOneArea && isOneName,
      SOUNDS_ALIKE: isOneArea && !isOneName && own?.sound === others?.sound,
      VILLAGE: isOneArea && Boolean(own?.village) && own?.village === others?.village,
      BIRTH_DATE: one.dob !== null && one.dob === other.dob,
      EMAIL: one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase(),
    };
    return duplicateReasons.filter((reason) => holds[reason]);
  };
  return rows.flatMap(({ id, firstId, secondId }) => {
    const [older, newer] = [customers.get(firstId), customers.get(secondId)].sort((one, other) => registeredAt(one) - registeredAt(other));
    return older === undefined || newer === undefined ? [] : [{ id, older, newer, reasons: reasonsOf(older, newer) }];
  });
}

export type DuplicatePair = Awaited<ReturnType<typeof readPairs>>[number];

const differInOneDigit = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length === 1;

const areaOf = ({ state, district, taluka }: Customer) => [state, district, taluka].join('\n');
const registeredAt = (customer: Customer | undefined) => Date.parse(customer?.registerDate ?? '');

interface Dismissing {
  readonly body: BodyOf<typeof contract.dismissFarmerDuplicate>;
  readonly caller: Pick<Caller, 'id'>;
  readonly clock: Clock;
  readonly database: Database;
}

/** @throws Refusal (404) */
export async function dismissPair({ duplicates }: CustomerKind, { body, caller, clock, database }: Dismissing): Promise<Sentence> {
  const ids = [readId(body.id), readId(body.otherId)];
  const state = body.dismissed ? { dismissedAt: clock.now().toISOString(), dismissedBy: caller.id } : { dismissedAt: null, dismissedBy: null };
  const changed = await database
    .update(duplicates)
    .set(state)
    .where(and(inArray(duplicates.firstId, ids), inArray(duplicates.secondId, ids)))
    .returning({ id: duplicates.id });
  if (changed.length === 0) throw new Refusal(404, sentence('NO_SUCH_PAIR'), { field: 'otherId' });
  return sentence(body.dismissed ? 'PAIR_DISMISSED' : 'PAIR_LISTED');
}
