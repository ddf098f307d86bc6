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

const hourMs = 3_600_000;

/**
 * Counts a refused sign-in, in one row for the account and the hour of India, so that a flood of tries does not fill the table.
 *
 * @param subjectId the account's owner; undefined where nobody has the name. All unknown names are counted together, because a name is now and then a password.
 */
export async function recordRefusedSignIn(database: Database, now: Date, subjectId: string | undefined): Promise<void> {
  // Hours of India begin at half past in UTC.
  const hour = new Date(Math.floor((now.getTime() - hourMs / 2) / hourMs) * hourMs + hourMs / 2);
  await database.execute(sql`
    insert into audit_events (at, action, subject_id, detail)
    values (${hour.toISOString()}::timestamptz, 'SIGN_IN_REFUSED', ${subjectId ?? null}::bigint, '1')
    on conflict (coalesce(subject_id, 0), at) where action = 'SIGN_IN_REFUSED' and detail is not null
    do update set detail = (audit_events.detail::bigint + 1)::text`);
}

/** The actor: a person, or a tool in a person's name. */
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
