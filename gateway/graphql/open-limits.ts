/**
 * Limits for fields that anyone may use without a token: guessing passwords, creating accounts, sending mails. Fields are counted instead of requests,
 * and before the REST call. A name is limited together with its address, so no one can lock its owner out elsewhere.
 */
import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { readSignInName } from '../../rest/contract/sign-in-name.ts';
import { wideNetworkOf } from '../upstream/fair-limiter.ts';
import { ApiError } from './errors.ts';
import { createLimiter, type Limit } from './redis.ts';

/** Limits for a name from one address, for an address, and for all addresses together. */
interface FieldLimits {
  readonly name: Limit;
  readonly address: Limit;
  /** Limit past which addresses without a recent sign-in are slowed down. */
  readonly all: Limit;
  /** Number of attempts that such an address still has, each after a longer pause. */
  readonly slowed: number;
}

/** Multiple of the total limit past which a network is refused that alone made more attempts than that limit, so its addresses cannot fill the memory. */
const refusedFrom = 10;

/** Seconds after a sign-in during which its address is neither slowed down nor counted in the total. */
const welcomeSeconds = 24 * 60 * 60;

const minute = 60;

export const openLimits = {
  signIn: { name: { points: 10, duration: minute }, address: { points: 60, duration: minute }, all: { points: 1_200, duration: minute }, slowed: 6 },
  signUp: {
    name: { points: 5, duration: 10 * minute },
    address: { points: 30, duration: 10 * minute },
    all: { points: 300, duration: 10 * minute },
    slowed: 3,
  },
  forgotPassword: {
    name: { points: 5, duration: 10 * minute },
    address: { points: 30, duration: 10 * minute },
    all: { points: 300, duration: 10 * minute },
    slowed: 3,
  },
  resetPassword: {
    name: { points: 10, duration: 10 * minute },
    address: { points: 30, duration: 10 * minute },
    all: { points: 300, duration: 10 * minute },
    slowed: 3,
  },
} as const satisfies Record<string, FieldLimits>;

export type OpenField = keyof typeof openLimits;

export interface OpenLimiter {
  /**
   * Counts an attempt. Resolves after a pause when there are too many.
   * @returns a function that takes the attempt back, for an attempt that reveals nothing to a guesser
   * @throws ApiError RATE_LIMITED with the seconds to wait, without counting the attempt
   */
  count(field: OpenField, name: string, address: string): Promise<() => Promise<void>>;
  /** Records a sign-in from the address. */
  welcome(address: string): Promise<void>;
  /** Resolves to true when there was a sign-in from the address within 24 hours. */
  isWelcome(address: string): Promise<boolean>;
}

/**
 * @param redis shared by all instances. Each instance counts separately when it is null or unavailable
 * @param pause resolves after the milliseconds
 */
export function createOpenLimiter(redis: Redis | null, pause: (ms: number) => Promise<unknown> = (ms) => wait(ms)): OpenLimiter {
  const limiterOf = (options: Limit & { readonly keyPrefix: string }) => createLimiter(redis, options);
  const welcomed = limiterOf({ points: Number.MAX_SAFE_INTEGER, duration: welcomeSeconds, keyPrefix: 'limit:welcome' });
  const limitersOf = (field: OpenField) => {
    const { name, address, all } = openLimits[field];
    const keyPrefix = (scope: string) => `limit:${field}:${scope}`;
    return {
      name: limiterOf({ ...name, keyPrefix: keyPrefix('name') }),
      address: limiterOf({ ...address, keyPrefix: keyPrefix('address') }),
      network: limiterOf({ ...all, points: Number.MAX_SAFE_INTEGER, keyPrefix: keyPrefix('network') }),
      all: limiterOf({ ...all, points: Number.MAX_SAFE_INTEGER, keyPrefix: keyPrefix('all') }),
    };
  };
  const limiters = {
    signIn: limitersOf('signIn'),
    signUp: limitersOf('signUp'),
    forgotPassword: limitersOf('forgotPassword'),
    resetPassword: limitersOf('resetPassword'),
  } as const satisfies Record<OpenField, object>;

  const isWelcome = async (address: string) => (await welcomed.get(address)) !== null;

  return {
    isWelcome,
    async count(field, name, address) {
      const limitersOfField = limiters[field];
      const { all, slowed } = openLimits[field];
      // The name is user input and may be private, so only its hash is used. All spellings of a name have the same hash.
      const nameKey = hash('sha256', `${address} ${readSignInName(name).value}`, 'base64');
      const counted: (() => Promise<unknown>)[] = [];
      const uncount = async () => {
        for (const reward of counted.splice(0)) await reward();
      };
      try {
        const isKnown = await isWelcome(address);
        // These limits are checked first, so a flood of invented names from one network adds no entry for each of them.
        const everybody = isKnown ? null : await limitersOfField.all.get('all');
        const network = wideNetworkOf(address);
        const crowd = everybody !== null && everybody.consumedPoints >= refusedFrom * all.points ? await limitersOfField.network.get(network) : null;
        if (crowd !== null && crowd.consumedPoints >= all.points) throw crowd;
        const isSlowed = everybody !== null && everybody.consumedPoints >= all.points;
        const before = isSlowed ? await limitersOfField.address.get(address) : null;
        if (before !== null && before.consumedPoints >= slowed) throw before;
        for (const [counter, key] of [
          [limitersOfField.name, nameKey],
          [limitersOfField.address, address],
          ...(isKnown
            ? []
            : ([
                [limitersOfField.network, network],
                [limitersOfField.all, 'all'],
              ] as const)),
        ] as const) {
          await counter.consume(key);
          counted.push(() => counter.reward(key));
        }
        if (isSlowed) await pause(1_000 * ((before?.consumedPoints ?? 0) + 1));
      } catch (refused) {
        await uncount();
        if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
        throw refused;
      }
      return uncount;
    },
    welcome: async (address) => void (await welcomed.consume(address)),
  };
}

function tooMany(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', `There were too many tries. Nothing was changed; try again in ${seconds} seconds`, { retryAfter: seconds });
}
