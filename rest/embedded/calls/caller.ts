/** The caller of a call, identified by its token. */
import { and, arrayContains, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../contract/clock.ts';
import type { RoleName } from '../../contract/fields.ts';
import { toolTokenPrefix } from '../../contract/tokens.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { sessions } from '../database/tables/session.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { hashToken } from './token.ts';

const minuteMs = 60_000;

/** Milliseconds from the last use to the end. */
export const idleMs = 8 * 60 * minuteMs;

/** Milliseconds from sign-in to the end, however busy. */
export const longestMs = 24 * 60 * minuteMs;

/** Milliseconds of use that are not written down, so that a session or a tool costs at most one write in that time. */
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
  /** The token of the tool that acts in the person's name; null for the person themself. */
  readonly tool: { readonly id: string; readonly name: string; readonly expiresAt: string } | null;
}

/** A person as far as the rule of who may read whom needs to know (people/readable.ts). */
export type Reader = Pick<Caller, 'id' | 'roles'>;

export const isAdmin = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.includes('ROLE_ADMIN');

/** Finds the active person behind a token: the owner of the session, or the creator of a tool's token; null when there is none. */
export async function findCaller({ database, clock }: { readonly database: Database; readonly clock: Clock }, token: string | null): Promise<Caller | null> {
  if (token === null) return null;
  return token.startsWith(toolTokenPrefix) ? findTool(database, clock.now(), hashToken(token)) : findSession(database, clock.now(), hashToken(token));
}

/** Using a session prolongs it. */
async function findSession(database: Database, now: Date, tokenHash: string): Promise<Caller | null> {
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
  return { id: found.id, roles: found.roles, tokenHash, tool: null };
}

/** Condition for a valid token of a tool: it ends with its creator's role or activation. The employee is the creator. */
export const isAdmitted = (now: Date) =>
  and(
    gt(accessTokens.expiresAt, now.toISOString()),
    isNull(accessTokens.revokedAt),
    eq(employees.active, true),
    arrayContains(employees.roles, ['ROLE_ADMIN']),
  );

async function findTool(database: Database, now: Date, tokenHash: string): Promise<Caller | null> {
  const { id, name, roles, createdBy, expiresAt, lastUsedAt } = accessTokens;
  const [found] = await database
    .select({ id, name, roles, createdBy, expiresAt, lastUsedAt })
    .from(accessTokens)
    .innerJoin(employees, eq(employees.id, createdBy))
    .where(and(eq(accessTokens.tokenHash, tokenHash), isAdmitted(now)));
  if (found === undefined) return null;
  if (found.lastUsedAt === null || now.getTime() - new Date(found.lastUsedAt).getTime() > unwrittenMs) {
    await database.update(accessTokens).set({ lastUsedAt: now.toISOString() }).where(eq(id, found.id));
  }
  return { id: found.createdBy, roles: found.roles, tokenHash, tool: { id: found.id, name: found.name, expiresAt: found.expiresAt } };
}
