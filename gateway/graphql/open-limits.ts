/**
 * Limits for what anyone may do without a token: guessing passwords, opening accounts, having mails sent. Fields are counted, not requests,
 * before the REST API is asked. A name is limited together with the address it is tried from, so that nobody locks its owner out elsewhere.
 */
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

/** So many in so many seconds. */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

/** For a name from one address, for an address, and for everybody together. */
interface FieldLimits {
  readonly name: Limit;
  readonly address: Limit;
  readonly all: Limit;
}

const minute = 60;

export const openLimits = {
  signIn: { name: { points: 10, duration: minute }, address: { points: 60, duration: minute }, all: { points: 1_200, duration: minute } },
  signUp: { name: { points: 5, duration: 10 * minute }, address: { points: 30, duration: 10 * minute }, all: { points: 300, duration: 10 * minute } },
  forgotPassword: { name: { points: 5, duration: 10 * minute }, address: { points: 30, duration: 10 * minute }, all: { points: 300, duration: 10 * minute } },
  resetPassword: { name: { points: 10, duration: 10 * minute }, address: { points: 30, duration: 10 * minute }, all: { points: 300, duration: 10 * minute } },
} as const satisfies Record<string, FieldLimits>;

export type OpenField = keyof typeof openLimits;

export interface OpenLimiter {
  /**
   * Counts a field.
   * @returns what takes it back, for a try that tells a guesser nothing
   * @throws ApiError RATE_LIMITED with the seconds to wait; nothing is counted then
   */
  count(field: OpenField, name: string, address: string): Promise<() => Promise<void>>;
}

/** @param redis shared by all instances; null, and while it is away: each instance counts for itself */
export function createOpenLimiter(redis: Redis | null): OpenLimiter {
  const limiter = (field: OpenField, scope: keyof FieldLimits) => {
    const options = { ...openLimits[field][scope], keyPrefix: `limit:${field}:${scope}` };
    const inMemory = new RateLimiterMemory(options);
    return redis === null ? inMemory : new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: inMemory });
  };
  const limitersOf = (field: OpenField) => ({ name: limiter(field, 'name'), address: limiter(field, 'address'), all: limiter(field, 'all') });
  const limiters = {
    signIn: limitersOf('signIn'),
    signUp: limitersOf('signUp'),
    forgotPassword: limitersOf('forgotPassword'),
    resetPassword: limitersOf('resetPassword'),
  } as const satisfies Record<OpenField, object>;

  return {
    async count(field, name, address) {
      const limitersOfField = limiters[field];
      // The name is what the caller typed: it can have any length and may be private, so only its hash is used.
      const nameKey = hash('sha256', `${address} ${name.trim().toLowerCase()}`, 'base64');
      const counted: (() => Promise<unknown>)[] = [];
      const takeBack = async () => {
        for (const reward of counted.splice(0)) await reward();
      };
      try {
        // The limit for everybody is checked first, so that a flood of invented names adds no entry for each of them.
        const everybody = await limitersOfField.all.get('all');
        if (everybody !== null && everybody.consumedPoints >= openLimits[field].all.points) throw everybody;
        for (const [counter, key] of [
          [limitersOfField.name, nameKey],
          [limitersOfField.address, address],
          [limitersOfField.all, 'all'],
        ] as const) {
          await counter.consume(key);
          counted.push(() => counter.reward(key));
        }
      } catch (refused) {
        await takeBack();
        if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
        throw refused;
      }
      return takeBack;
    },
  };
}

function tooMany(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', `There were too many tries. Nothing was changed; try again in ${seconds} seconds`, { retryAfter: seconds });
}
