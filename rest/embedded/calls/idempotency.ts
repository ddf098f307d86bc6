/**
 * Makes repeated writes idempotent. The first response is stored in the transaction of the write, so a crash or a lost response cannot separate them. A
 * refused write stores nothing, so its repeat is processed again.
 */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { seal, unseal } from '../../contract/sealing.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/tables/calls.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for which a response is kept. */
export const ttlMs = 24 * 60 * 60 * 1000;

/** A write as received. */
export interface Write {
  readonly key: string;
  readonly employeeId: string;
  /** The tool that acts for the person, or null when the person acts. Tools of one person choose their keys independently. */
  readonly toolId: string | null;
  /** Name of the call in the contract. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * Runs a write, or returns the stored response of the same write. Waits for an equal write that is running, because the transaction claims the key and a
 * second claim blocks until the first transaction ends.
 * @param tx the transaction of the write
 * @throws Refusal (400, 422) when the key is invalid or belongs to another write
 */
export async function withIdempotency(tx: Database, write: Write, now: Date, run: () => Promise<unknown>): Promise<unknown> {
  if (!/^[\x20-\x7e]{1,255}$/.test(write.key)) throw new Refusal(400, sentence('IDEMPOTENCY_KEY_INVALID'));
  const { employeeId, toolId, call } = write;
  const key = digest(toolId === null ? write.key : JSON.stringify([toolId, write.key]));
  const attempt = { call, bodyHash: digest(JSON.stringify(write.body) ?? ''), answer: '', createdAt: now.toISOString() };
  const place = and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ employeeId, key, ...attempt })
    // An expired response counts as none, even before the clean-up.
    .onConflictDoUpdate({
      target: [idempotencyKeys.employeeId, idempotencyKeys.key],
      set: attempt,
      setWhere: lt(idempotencyKeys.createdAt, replayedSince(now)),
    })
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
  if (first?.call !== attempt.call || first.bodyHash !== attempt.bodyHash) throw new Refusal(422, sentence('IDEMPOTENCY_KEY_REUSED'));
  return JSON.parse(unseal(secretOf(write.key), first.answer));
}

/** Returns the oldest instant whose responses are still replayed. */
export const replayedSince = (now: Date): string => new Date(now.getTime() - ttlMs).toISOString();

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Derives the key that decrypts a stored response from the idempotency key. Only another digest of that key is stored. */
const secretOf = (key: string) => createHash('sha256').update(`answer ${key}`).digest();
