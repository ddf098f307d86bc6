/** Records the hand-overs of territories, and lists those of an employee. */
import { and, desc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { employees as contract, maxTransfers } from '../../contract/employees.ts';
import { actorOf } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { type TransferRequest, type TransferredTaluka, territoryTransfers } from '../database/tables/territory.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { findEmployee } from '../people/employee.ts';
import { fullName } from '../people/person.ts';

/** Milliseconds without a step after which the next step is another hand-over. */
const pauseMs = 600_000;

interface Step {
  readonly fromId: string;
  readonly toId: string;
  readonly caller: Caller;
  readonly now: Date;
  /** Reason of the administrator. Null keeps the reason of the previous steps. */
  readonly reason: string | null;
  readonly talukas: readonly TransferredTaluka[];
  /** The request, when records may be left to move. */
  readonly unfinished: TransferRequest | null;
  readonly isBack: boolean;
}

export const keyOf = ({ state, district, taluka }: Pick<TransferredTaluka, 'state' | 'district' | 'taluka'>) => [state, district, taluka].join('\n');

/** Adds a step to the hand-over that the same person has just made or not finished, or begins one. A step that moved nothing only finishes it. */
export async function recordTransfer(database: Database, { fromId, toId, caller, now, reason, talukas, unfinished, isBack }: Step): Promise<void> {
  const { actorId: movedBy, tokenId } = actorOf(caller);
  const t = territoryTransfers;
  const isSame = and(eq(t.fromId, fromId), eq(t.toId, toId));
  const isRunning = and(
    isSame,
    eq(t.movedBy, movedBy),
    sql`${t.tokenId} is not distinct from ${tokenId}`,
    or(isNotNull(t.unfinished), gte(t.endedAt, new Date(now.getTime() - pauseMs).toISOString())),
  );
  const [running] = await database.select().from(t).where(isRunning).orderBy(desc(t.id)).limit(1).for('update');
  // A hand-over back abandons the records that the previous hand-over had not moved.
  const isReplaced = isBack ? or(isSame, and(eq(t.fromId, toId), eq(t.toId, fromId))) : isSame;
  await database
    .update(t)
    .set({ unfinished: null })
    .where(and(isReplaced, isNotNull(t.unfinished)));
  const endedAt = now.toISOString();
  if (running !== undefined) {
    const step = talukas.length === 0 ? {} : { endedAt, reason: reason ?? running.reason, talukas: sumOf([...running.talukas, ...talukas]) };
    await database
      .update(t)
      .set({ ...step, unfinished })
      .where(eq(t.id, running.id));
  } else if (talukas.length > 0) await database.insert(t).values({ fromId, toId, movedBy, tokenId, startedAt: endedAt, endedAt, reason, talukas, unfinished });
}

/** Adds up the numbers of equal talukas. */
export function sumOf(talukas: readonly TransferredTaluka[]): TransferredTaluka[] {
  const sums = new Map<string, TransferredTaluka>();
  for (const { farmers, dealers, meetings, ...place } of talukas) {
    const sum = sums.get(keyOf(place)) ?? { ...place, farmers: 0, dealers: 0, meetings: 0 };
    sums.set(keyOf(place), { ...sum, farmers: sum.farmers + farmers, dealers: sum.dealers + dealers, meetings: sum.meetings + meetings });
  }
  return [...sums.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const [givers, takers, movers] = [alias(employees, 'givers'), alias(employees, 'takers'), alias(employees, 'movers')];

export const fetchTerritoryTransfers: Route = route(contract.fetchTerritoryTransfers, async ({ query: { userId }, database }) => {
  const { id } = await findEmployee(database, userId);
  const t = territoryTransfers;
  const rows = await database
    .select({ transfer: t, from: givers, to: takers, mover: movers, tool: accessTokens.name })
    .from(t)
    .innerJoin(givers, eq(givers.id, t.fromId))
    .innerJoin(takers, eq(takers.id, t.toId))
    .innerJoin(movers, eq(movers.id, t.movedBy))
    .leftJoin(accessTokens, eq(accessTokens.id, t.tokenId))
    .where(or(eq(t.fromId, id), eq(t.toId, id)))
    .orderBy(desc(t.id))
    .limit(maxTransfers);
  return {
    payload: rows.map(({ transfer, from, to, mover, tool }) => ({
      id: transfer.id,
      fromUserId: from.id,
      fromName: fullName(from),
      toUserId: to.id,
      toName: fullName(to),
      movedByName: fullName(mover),
      toolName: tool,
      startedAt: wireInstant(transfer.startedAt),
      endedAt: wireInstant(transfer.endedAt),
      reason: transfer.reason,
      talukas: [...transfer.talukas],
      unfinished: transfer.unfinished && { ...transfer.unfinished, talukas: [...transfer.unfinished.talukas] },
    })),
  };
});
