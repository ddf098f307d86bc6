/** Single-use links to set a password. Only a person's latest link is valid. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { Refusal } from '../calls/refusal.ts';
import { createToken, hashToken } from '../calls/token.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { passwordLinks } from '../database/tables/session.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Lifetimes of a link in milliseconds: for a forgotten password, and for a new employee without a password. */
export const linkLifetimeMs = { forgotten: 30 * minuteMs, added: 7 * dayMs };

/**
 * Returns the address of a link.
 * @param publicUrl URL of the web client
 */
export function linkTo(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/$/, '')}/reset/${token}`;
}

/**
 * Creates a link and invalidates the person's earlier links.
 * @returns the token, which is not stored
 */
export async function createPasswordLink(database: Database, employeeId: string, now: Date, lifetimeMs: number): Promise<string> {
  const token = createToken();
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await database.transaction(async (tx) => {
    // Locks the person, because two concurrent requests would create two valid links.
    await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, employeeId)).for('no key update');
    await endPasswordLinks(tx, employeeId, now);
    await tx.insert(passwordLinks).values({ tokenHash: hashToken(token), employeeId, createdAt: at(0), expiresAt: at(lifetimeMs) });
  });
  return token;
}

/** Invalidates a person's unused links. */
export async function endPasswordLinks(database: Database, employeeId: string, now: Date): Promise<void> {
  await database
    .update(passwordLinks)
    .set({ expiresAt: sql`least(${passwordLinks.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(passwordLinks.employeeId, employeeId), isNull(passwordLinks.usedAt)));
}

/** Finds the person whose password a link sets. @throws Refusal (400) when the link is not valid */
export async function readPasswordLink(database: Database, token: string, now: Date): Promise<string> {
  const [link] = await database
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.tokenHash, hashToken(token)));
  if (link === undefined) throw new Refusal(400, sentence('LINK_INVALID'), { field: 'token' });
  if (link.usedAt !== null) throw new Refusal(400, sentence('LINK_USED'), { field: 'token' });
  if (new Date(link.expiresAt) <= now) throw new Refusal(400, sentence('LINK_EXPIRED'), { field: 'token' });
  return link.employeeId;
}

/**
 * Marks a link as used, which succeeds for only one of several concurrent requests.
 * @throws Refusal (400) for the others
 */
export async function usePasswordLink(database: Database, token: string, now: Date): Promise<void> {
  const used = await database
    .update(passwordLinks)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(passwordLinks.tokenHash, hashToken(token)), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now.toISOString())))
    .returning({ employeeId: passwordLinks.employeeId });
  if (used.length === 0) await readPasswordLink(database, token, now);
}
