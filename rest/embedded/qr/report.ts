/** Counts of a batch: uses by day and by dealer, voided cards and calls. */
import { count, desc, eq, sql } from 'drizzle-orm';
import type { ResponseOf } from '../../contract/call.ts';
import { indiaDate } from '../../contract/clock.ts';
import type { qr as contract } from '../../contract/qr.ts';
import { createBackgroundCounts } from '../database/background-counts.ts';
import type { Database } from '../database/database.ts';
import { maxExactCount } from '../database/list-pages.ts';
import { dealers } from '../database/tables/customers.ts';
import { qrCards, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { readParties } from '../people/customers.ts';
import { fullName } from '../people/person.ts';
import { callsOf, namesOf } from './people.ts';
import { voidsOf } from './voids.ts';

interface BatchCounts {
  readonly used: number;
  readonly people: number;
  readonly byDay: readonly { readonly date: string; readonly count: number }[];
  readonly byDealer: readonly { readonly dealerId: string | null; readonly count: number }[];
  readonly byTaluka: readonly { readonly key: string; readonly district: string; readonly taluka: string; readonly count: number }[];
}

/** Maximum number of dealers in a report, those with the most uses. */
const maxDealers = 100;
const ages = { freshMs: 60_000, usableMs: 10 * 60_000 };

/** Counts the uses of a batch. After the first request, a batch with many uses is counted in the background. */
export function createBatchCounts(): (database: Database, now: Date, batchId: string) => Promise<BatchCounts> {
  const counts = createBackgroundCounts<BatchCounts>(1_000);
  return async (database, now, batchId) => {
    const make = () => countBatch(database, batchId);
    const cached = counts.get(batchId, now, ages, make);
    if (cached !== undefined) return cached;
    const made = await make();
    if (made.used > maxExactCount) counts.set(batchId, now, made);
    return made;
  };
}

/** Counts in indexes alone, because the uses of a batch are spread over the whole table. */
async function countBatch(database: Database, batchId: string): Promise<BatchCounts> {
  const isOfBatch = eq(qrUses.batchId, batchId);
  const { createdAt, dealerId, qrUserId } = qrUses;
  const midnight = sql`date_bin('1 day', ${createdAt}, timestamptz '2000-01-01 00:00+05:30')`;
  const people = database.selectDistinct({ qrUserId }).from(qrUses).where(isOfBatch).as('people');
  const [usedCount, personCount, days, ofDealers] = await Promise.all([
    database.$count(qrCards, eq(qrCards.batchId, batchId)),
    database.$count(people),
    database
      .select({ at: sql<string>`${midnight}::text`, count: count() })
      .from(qrUses)
      .where(isOfBatch)
      .groupBy(midnight)
      .orderBy(midnight),
    database.select({ dealerId, count: count() }).from(qrUses).where(isOfBatch).groupBy(dealerId).orderBy(desc(count()), dealerId),
  ]);
  const byDay = days.map(({ at, ...day }) => ({ date: indiaDate(new Date(at)), ...day }));
  return { used: usedCount, people: personCount, byDay, byDealer: ofDealers.slice(0, maxDealers), byTaluka: await sumByTaluka(database, ofDealers) };
}

/** Adds up the uses by the taluka of their dealer, the most first. */
async function sumByTaluka(database: Database, ofDealers: BatchCounts['byDealer']): Promise<BatchCounts['byTaluka']> {
  const counts = new Map(ofDealers.flatMap((uses) => (uses.dealerId === null ? [] : [[uses.dealerId, uses.count] as const])));
  const { id, state, district, taluka } = dealers;
  const places = await database
    .select({ id, state, district, taluka })
    .from(dealers)
    .where(sql`${id} = any(${sql.param([...counts.keys()])}::bigint[])`);
  const sums = new Map<string, BatchCounts['byTaluka'][number]>();
  for (const place of places) {
    const key = `${place.state}/${place.district}/${place.taluka}`;
    const before = sums.get(key)?.count ?? 0;
    sums.set(key, { key, district: place.district, taluka: place.taluka, count: before + (counts.get(place.id) ?? 0) });
  }
  return [...sums.values()].sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}

export async function readReport(database: Database, counts: BatchCounts, batchId: string): Promise<ResponseOf<typeof contract.fetchQRBatchReport>> {
  const partiesOf = await readParties(database, counts.byDealer);
  const voids = await voidsOf(database, batchId);
  const calls = await callsOf(database, batchId);
  const names = await namesOf(
    database,
    voids.map(({ voidedBy }) => voidedBy),
  );
  return {
    usedCount: counts.used,
    voidedCount: voids.reduce((sum, each) => sum + each.count, 0),
    personCount: counts.people,
    calledCount: calls.filter(({ outcome }) => outcome === 'CALLED').length,
    noAnswerCount: calls.filter(({ outcome }) => outcome === 'NO_ANSWER').length,
    usesByDay: [...counts.byDay],
    usesByDealer: counts.byDealer.map((uses) => {
      const { dealer } = partiesOf(uses);
      return { dealerId: uses.dealerId, dealerName: dealer && fullName(dealer), taluka: dealer?.taluka ?? null, count: uses.count };
    }),
    usesByTaluka: [...counts.byTaluka],
    voids: voids
      .toSorted((a, b) => b.voidedAt.localeCompare(a.voidedAt) || a.fromSerial - b.fromSerial)
      .map(({ fromSerial, toSerial, reason, voidedBy, voidedAt, ...run }) => ({
        fromSerial,
        toSerial,
        count: run.count,
        reason,
        createdDate: wireInstant(voidedAt),
        createdBy: names.get(voidedBy) ?? null,
      })),
  };
}
