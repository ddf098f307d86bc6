/**
 * Makes a repeated write one write: the first answer is kept in the same transaction as what was written, so neither a crash nor
 * a lost answer can part them. A refused write has written nothing, so it keeps nothing and a repeat is looked at afresh.
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { seal, unseal } from '../../contract/sealing.ts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for which an answer is kept. */
export const keptMs = 24 * 60 * 60 * 1000;

/** A write as it came. */
export interface Write {
  readonly key: string;
  readonly employeeId: string;
  /** Name of the call in the contract. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * Runs a write, or answers what the same write was answered before. An equal write that is under way is waited for:
 * the key is claimed in the transaction, and the second claim waits for the end of the first.
 * @param tx the transaction that the write is made in
 * @throws Refusal (400, 422) when the key is no key, or belongs to another write
 */
export async function once(tx: Database, write: Write, now: Date, run: () => Promise<unknown>): Promise<unknown> {
  if (!/^[\x20-\x7e]{1,255}$/.test(write.key)) throw new Refusal(400, 'idempotency-key has to be 1 to 255 visible ASCII characters');
  const { employeeId, call } = write;
  const key = digest(write.key);
  const attempt = { call, bodyHash: digest(JSON.stringify(write.body) ?? ''), answer: '', createdAt: now.toISOString() };
  const place = and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ employeeId, key, ...attempt })
    // An answer that is too old to be given counts as none, whether it is cleaned up already or not.
    .onConflictDoUpdate({ target: [idempotencyKeys.employeeId, idempotencyKeys.key], set: attempt, setWhere: lt(idempotencyKeys.createdAt, keptSince(now)) })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) {
    const answer = await run();
    await tx
      .update(idempotencyKeys)
      .set({ answer: seal(secretOf(write.key), JSON.stringify(answer)) })
      .where(place);
    return answer;
  }
  const [first] = await tx.select().from(idempotencyKeys).where(place);
  if (first?.call !== attempt.call || first.bodyHash !== attempt.bodyHash) throw new Refusal(422, 'This idempotency-key was used for another request');
  return JSON.parse(unseal(secretOf(write.key), first.answer));
}

/** The oldest instant whose answers are still given. */
export const keptSince = (now: Date): string => new Date(now.getTime() - keptMs).toISOString();

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Key that decrypts a stored response. It derives from the idempotency key, of which only another digest is stored. */
const secretOf = (key: string) => createHash('sha256').update(`answer ${key}`).digest();
