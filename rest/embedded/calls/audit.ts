/** Records actions in the audit log. Within a write, the event is part of the transaction, so both are stored or neither is. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents } from '../database/tables/audit.ts';
import type { Caller } from './caller.ts';

/** Event with ids only. Names are looked up when the log is read. */
type Event = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

export async function writeAudit(database: Database, now: Date, event: Event): Promise<void> {
  await database.insert(auditEvents).values({ at: now.toISOString(), ...event });
}

const hourMs = 3_600_000;

/**
 * Counts a refused sign-in in one row per account and hour of India, so that many attempts do not fill the table.
 * @param subjectId owner of the account, or undefined for an unknown name. All unknown names share one row, because a typed name is sometimes a
 * password.
 */
export async function recordRefusedSignIn(database: Database, now: Date, subjectId: string | undefined): Promise<void> {
  // Hours in India begin at half past in UTC.
  const hour = new Date(Math.floor((now.getTime() - hourMs / 2) / hourMs) * hourMs + hourMs / 2);
  await database.execute(sql`
    insert into audit_events (at, action, subject_id, detail)
    values (${hour.toISOString()}::timestamptz, 'SIGN_IN_REFUSED', ${subjectId ?? null}::bigint, '1')
    on conflict (coalesce(subject_id, 0), at) where action = 'SIGN_IN_REFUSED' and detail is not null
    do update set detail = (audit_events.detail::bigint + 1)::text`);
}

/** Returns the actor columns: a person, or a tool in a person's name. */
export const actorOf = ({ id, tool }: Pick<Caller, 'id' | 'tool'>) => ({ actorId: id, tokenId: tool?.id ?? null });

/**
 * Records several requests of one action as one event.
 * @param withinMs milliseconds within which a repetition belongs to the same event
 */
export async function writeAuditOnce(database: Database, now: Date, event: Event & { readonly actorId: string }, withinMs: number): Promise<void> {
  const equalEvent = and(
    eq(auditEvents.action, event.action),
    eq(auditEvents.actorId, event.actorId),
    sql`${auditEvents.tokenId} is not distinct from ${event.tokenId ?? null}`,
    sql`${auditEvents.subjectId} is not distinct from ${event.subjectId ?? null}`,
    sql`${auditEvents.detail} is not distinct from ${event.detail ?? null}`,
    gt(auditEvents.at, new Date(now.getTime() - withinMs).toISOString()),
  );
  if ((await database.$count(auditEvents, equalEvent)) === 0) await writeAudit(database, now, event);
}
