/** Identifies the caller of a call by its token. */
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

/** Milliseconds after the last use until a session ends. */
export const idleMs = 8 * 60 * minuteMs;

/** Milliseconds after sign-in until a session ends, even in constant use. */
export const longestMs = 24 * 60 * minuteMs;

/** Milliseconds between recorded uses, so that a session or tool causes at most one write in this time. */
export const lastUseIntervalMs = 5 * minuteMs;

/** Returns when a session that is used now ends. Both values are instants. */
export function expiryOf(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longestMs));
}

export interface Caller {
  readonly id: string;
  readonly roles: readonly RoleName[];
  /** Identifies the session of the call. */
  readonly tokenHash: string;
  /** The token of the tool that acts for the person, or null when the person acts. */
  readonly tool: { readonly id: string; readonly name: string; readonly expiresAt: string } | null;
}

/** The fields of a caller that the read rule needs (people/readable.ts). */
export type Reader = Pick<Caller, 'id' | 'roles'>;

export const isAdmin = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.includes('ROLE_ADMIN');

/** Finds the active person of a token: the owner of the session or the creator of a tool's token. Returns null for an invalid token. */
export async function findCaller({ database, clock }: { readonly database: Database; readonly clock: Clock }, token: string | null): Promise<Caller | null> {
  if (token === null) return null;
  return token.startsWith(toolTokenPrefix) ? findTool(database, clock.now(), hashToken(token)) : findSession(database, clock.now(), hashToken(token));
}

/** Finds the owner of a session and prolongs the session. */
async function findSession(database: Database, now: Date, tokenHash: string): Promise<Caller | null> {
  const [found] = await database
    .select({ id: employees.id, roles: employees.roles, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now.toISOString()), eq(employees.active, true)));
  if (found === undefined) return null;
  const expiry = expiryOf(now, new Date(found.createdAt));
  if (expiry.getTime() - new Date(found.expiresAt).getTime() > lastUseIntervalMs) {
    await database.update(sessions).set({ expiresAt: expiry.toISOString() }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { id: found.id, roles: found.roles, tokenHash, tool: null };
}

/**
 * Builds the condition for a valid tool token. The token ends when its creator loses the administrator role or is deactivated. The joined employee is
 * the creator.
 */
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
  if (found.lastUsedAt === null || now.getTime() - new Date(found.lastUsedAt).getTime() > lastUseIntervalMs) {
    await database.update(accessTokens).set({ lastUsedAt: now.toISOString() }).where(eq(id, found.id));
  }
  return { id: found.createdBy, roles: found.roles, tokenHash, tool: { id: found.id, name: found.name, expiresAt: found.expiresAt } };
}
