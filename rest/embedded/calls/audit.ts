/** Writes down what somebody did. Within a write it is part of the transaction, so that neither is there without the other. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents } from '../database/tables/audit.ts';
import type { Caller } from './caller.ts';

/** Ids only: names are looked up when it is read. */
type Event = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

export async function record(database: Database, now: Date, event: Event): Promise<void> {
  await database.insert(auditEvents).values({ at: now.toISOString(), ...event });
}

/** Who did it: a person, or a tool in a person's name. */
export const by = ({ id, tool }: Pick<Caller, 'id' | 'tool'>) => ({ actorId: id, tokenId: tool?.id ?? null });

/** Writes down what is done in several requests as one event. @param withinMs milliseconds in which a repeat is the same */
export async function recordOnce(database: Database, now: Date, event: Event & { readonly actorId: string }, withinMs: number): Promise<void> {
  const equalEvent = and(
    eq(auditEvents.action, event.action),
    eq(auditEvents.actorId, event.actorId),
    sql`${auditEvents.tokenId} is not distinct from ${event.tokenId ?? null}`,
    sql`${auditEvents.subjectId} is not distinct from ${event.subjectId ?? null}`,
    sql`${auditEvents.detail} is not distinct from ${event.detail ?? null}`,
    gt(auditEvents.at, new Date(now.getTime() - withinMs).toISOString()),
  );
  if ((await database.$count(auditEvents, equalEvent)) === 0) await record(database, now, event);
}
