/** Who makes a call, by the token that came with it. */
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import type { RoleName } from '../../contract/fields.ts';
import type { Database } from '../database/database.ts';
import { employees, sessions } from '../database/tables.ts';
import { hashToken } from './token.ts';

const minuteMs = 60_000;

/** Milliseconds from the last use to the end. */
export const idleMs = 8 * 60 * minuteMs;

/** Milliseconds from sign-in to the end, however busy. */
export const longestMs = 24 * 60 * minuteMs;

/** Milliseconds of use that are not written down, so that a session costs at most one write in that time. */
export const unwrittenMs = 5 * minuteMs;

/** When a session that is used now ends, both as instants. */
export function expiryOf(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestMs));
}

export interface Caller {
  readonly id: string;
  readonly roles: readonly RoleName[];
  /** Names the session that the call was made in. */
  readonly tokenHash: string;
}

export const isAdmin = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.includes('ROLE_ADMIN');

/** The active person whose session the token is, null when there is none; using a session prolongs it. */
export async function findCaller({ database, clock }: { readonly database: Database; readonly clock: Clock }, token: string | null): Promise<Caller | null> {
  if (token === null) return null;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const [found] = await database
    .select({ id: employees.id, roles: employees.roles, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now.toISOString()), eq(employees.active, true)));
  if (found === undefined) return null;
  const expiry = expiryOf(now, new Date(found.createdAt));
  if (expiry.getTime() - new Date(found.expiresAt).getTime() > unwrittenMs) {
    await database.update(sessions).set({ expiresAt: expiry.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { id: found.id, roles: found.roles, tokenHash };
}
