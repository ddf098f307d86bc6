/** Counters of limits, shared by all instances through Redis. Without Redis, and while it is unavailable, each instance counts separately. */
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Number of points in a number of seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

export function createLimiter(redis: Redis | null, options: Limit & { readonly keyPrefix: string }): RateLimiterMemory | RateLimiterRedis {
  const inMemory = new RateLimiterMemory(options);
  return redis === null ? inMemory : new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: inMemory });
}
