/** Voided cards of a batch. A void and a new use both lock the batch, so a card is never both used and voided. */
import { and, between, count, eq, gte, lte } from 'drizzle-orm';
import { qr as contract } from '../../contract/qr.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { changedBy, noteChange } from '../calls/changes.ts';
import { readId, readReason } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { qrBatches, qrCards, qrVoids } from '../database/tables/qr.ts';
import { type Run, runsBetween, runsOf } from './runs.ts';

export type VoidRow = typeof qrVoids.$inferSelect;

/** Returns the voided runs of a batch in the order of their serial numbers. */
export const voidsOf = (database: Database, batchId: string): Promise<VoidRow[]> =>
  database.select().from(qrVoids).where(eq(qrVoids.batchId, batchId)).orderBy(qrVoids.fromSerial);

export const runOf = ({ fromSerial, toSerial }: VoidRow): Run => ({ from: fromSerial, to: toSerial });

export async function countUsed(database: Database, batchId: string, { from, to }: Run): Promise<number> {
  const isCounted = and(eq(qrCards.batchId, batchId), gte(qrCards.serial, from), lte(qrCards.serial, to));
  const [row] = await database.select({ used: count() }).from(qrCards).where(isCounted);
  return row?.used ?? 0;
}

/** Formats runs for the audit log, and truncates long lists. */
function writeRuns(runs: readonly Run[]): string {
  const most = 10;
  const written = runs.slice(0, most).map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  return [...written, ...(runs.length > most ? ['…'] : [])].join(', ');
}

export const voidQrCodes: Route = route(contract.voidQRCodes, async ({ body, caller, clock, database }) => {
  const reason = readReason(body.reason);
  const [batch] = await database
    .select()
    .from(qrBatches)
    .where(eq(qrBatches.id, readId(body.batchId)))
    .for('update');
  if (batch === undefined) throw new Refusal(404, sentence('NO_SUCH_BATCH'), { field: 'batchId' });
  const range = { from: body.fromSerial ?? 0, to: body.toSerial ?? batch.quantity - 1 };
  const requested = body.serials === undefined ? [range] : runsOf(body.serials);
  const last = Math.max(...requested.map(({ to }) => to));
  const field = body.serials === undefined ? 'toSerial' : 'serials';
  if (last >= batch.quantity) throw new Refusal(400, sentence('CARD_BEYOND_BATCH', { batch: batch.id, card: batch.quantity - 1 }), { field });
  if (range.from > range.to) throw new Refusal(400, sentence('CARDS_REVERSED'), { field: 'fromSerial' });

  const isNear = and(eq(qrVoids.batchId, batch.id), lte(qrVoids.fromSerial, last), gte(qrVoids.toSerial, requested[0]?.from ?? 0));
  const existing = await database.select().from(qrVoids).where(isNear).orderBy(qrVoids.fromSerial);
  const runs: (Run & { count: number })[] = [];
  for (const run of requested.flatMap((each) => runsBetween(each, existing.map(runOf)))) {
    const unused = run.to - run.from + 1 - (await countUsed(database, batch.id, run));
    if (unused > 0) runs.push({ ...run, count: unused });
  }
  const voidedCount = runs.reduce((sum, run) => sum + run.count, 0);
  let usedCount = 0;
  for (const run of requested) usedCount += await countUsed(database, batch.id, run);
  const counted = { count: voidedCount, batch: batch.id };
  if (body.dryRun) return { payload: { ...sentence('CARDS_UNUSED', counted), voidedCount, usedCount } };
  if (voidedCount === 0) throw new Refusal(409, sentence('NO_CARD_TO_VOID'));

  const now = clock.now();
  const made = { batchId: batch.id, reason, voidedBy: caller.id, voidedAt: now.toISOString() };
  await database.insert(qrVoids).values(runs.map(({ from, to, count }) => ({ ...made, fromSerial: from, toSerial: to, count })));
  await writeAudit(database, now, { action: 'CODES_VOIDED', ...actorOf(caller), subjectId: batch.id, detail: `${writeRuns(requested)}; ${voidedCount}` });
  await noteChange(database, now, { type: 'BATCH', subjectId: batch.id, ...changedBy(caller), fields: ['voided'] });
  return { payload: { ...sentence('CARDS_VOIDED', counted), voidedCount, usedCount } };
});

/** Returns the used serial numbers of a run. */
export async function usedSerialsIn(database: Database, batchId: string, { from, to }: Run): Promise<ReadonlySet<number>> {
  const isWanted = and(eq(qrCards.batchId, batchId), between(qrCards.serial, from, to));
  return new Set((await database.select({ serial: qrCards.serial }).from(qrCards).where(isWanted)).map(({ serial }) => serial));
}
