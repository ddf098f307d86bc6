/**
 * Idempotency records: a repeat with the same `clientMutationId` gets the outcome of the first write (decision 29). Each instance has its own
 * records. When the REST API has no idempotency keys, instances share the records through Redis. The instance that first sets the key of an
 * attempt makes the write and then replaces the key's mark with the encrypted outcome. A later repeat reads that outcome, and waits for it while
 * the write runs. A mark without an outcome does not prove a failure, because its instance may have died after the write. A repeat then gets
 * OUTCOME_UNKNOWN. A write that certainly was not made removes its mark, and a repeat makes it. While Redis is unavailable, each
 * instance uses its own memory.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { seal, unseal } from '../../rest/contract/sealing.ts';
import { createCachePerPerson } from './async-cache.ts';
import { ApiError } from './errors.ts';

/** Lifetime of a record in milliseconds. */
const repeatMs = 10 * 60_000;

/** Maximum number of records per person. Past it, that person's oldest record is dropped. */
const idsOfPerson = 500;

/** Maximum duration of another instance's attempt in milliseconds. All calls of an operation end within a minute. */
const longestMs = 70_000;

/** Milliseconds between two reads of the outcome of another instance. */
const everyMs = 50;

/** A write that was made. */
export interface Attempt {
  /** Hash of the input, because it may contain a password. The same id with another input is an error. */
  readonly input: string;
  /** Outcome as JSON. */
  readonly outcome: string;
}

type MakeAttempt = () => Promise<Attempt>;

export interface IdempotencyRecords {
  /**
   * Returns the attempt that was made or is being made under this id, or else the attempt that `make` makes.
   * @param person id of the person. For a tool, and before the person is known, it is the digest of the token
   * @param id hash of the mutation and its `clientMutationId`
   * @throws the error of `make`, after which certainly nothing was written; ApiError OUTCOME_UNKNOWN
   */
  join(person: string, id: string, make: MakeAttempt): Promise<Attempt>;
}

export interface SharedRecords {
  readonly redis: Redis;
  /** The secret that all instances share. It encrypts outcomes, which may contain links for one person. */
  readonly secret: string;
}

/** @param shared null when each instance has only its own records */
export function createIdempotencyRecords(shared: SharedRecords | null): IdempotencyRecords {
  const recordsOf = createCachePerPerson<Attempt>({ ageMs: repeatMs, maxEntries: idsOfPerson });
  const joinShared = shared && joinThrough(shared);
  return { join: (person, id, make) => recordsOf(person).get(id, () => (joinShared ? joinShared(person, id, make) : make())) };
}

function joinThrough({ redis, secret }: SharedRecords): IdempotencyRecords['join'] {
  const sealingKey = createHmac('sha256', secret).update('attempts').digest();
  const quota = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'attempts',
    points: idsOfPerson,
    duration: repeatMs / 1_000,
    rejectIfRedisNotReady: true,
  });
  /** Mark of an attempt in progress. */
  const mark = 'begun';

  /** True when this instance makes the attempt; null when Redis is unavailable, or the person has used up their share of it. */
  async function claim(person: string, key: string): Promise<boolean | null> {
    try {
      await quota.consume(person);
      return (await redis.set(key, mark, 'PX', repeatMs, 'NX')) === 'OK';
    } catch {
      return null;
    }
  }

  /** Outcome from another instance; null when that instance certainly wrote nothing. */
  async function madeElsewhere(key: string): Promise<Attempt | null> {
    for (;;) {
      const [stored, leftMs] = await Promise.all([redis.get(key), redis.pttl(key)]);
      if (stored === null) return null;
      if (stored !== mark) return JSON.parse(unseal(sealingKey, stored));
      if (repeatMs - leftMs > longestMs) throw new Error('the attempt has no outcome');
      await wait(everyMs);
    }
  }

  return async function join(person, id, make): Promise<Attempt> {
    const key = `attempt:${person}:${id}`;
    const isMine = await claim(person, key);
    if (isMine === null) return make();
    if (!isMine) {
      const outcome = await madeElsewhere(key).catch(() => {
        throw new ApiError('OUTCOME_UNKNOWN', 'The outcome of an earlier attempt is unknown. Check whether it was done before you try again');
      });
      return outcome ?? join(person, id, make);
    }
    const attempt = await make().catch(async (error: unknown) => {
      await redis.del(key).catch(() => {});
      throw error;
    });
    // A failure leaves the mark, so a repeat at another instance gets OUTCOME_UNKNOWN.
    await redis.set(key, seal(sealingKey, JSON.stringify(attempt)), 'PX', repeatMs).catch(() => {});
    return attempt;
  };
}
