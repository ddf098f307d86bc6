/** The Redis that instances share. While it is unreachable, each instance works alone. */
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

export interface RedisLog {
  warn(message: string): void;
  info(message: string): void;
}

/** Milliseconds for establishing a connection. */
const connectTimeout = 2_000;

/**
 * Resolves when Redis answers, so an instance shares counts from its first request on, or when Redis is known to be unavailable.
 * @param url `redis://` or `rediss://`. Its password is never logged.
 */
export async function openRedis(url: URL, log: RedisLog): Promise<Redis> {
  const redis = new Redis(url.href, {
    // A command fails at once while Redis is unavailable, so no request waits for it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  let isAway = false;
  // The handler below logs a lost connection once.
  redis.on('error', () => {});
  redis.on('reconnecting', () => {
    if (!isAway) log.warn('Redis is away: this instance counts for itself until it is back');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  const isKnown = new Promise((resolve) => redis.once('ready', resolve).once('reconnecting', resolve));
  // A Redis that is still loading its data accepts the connection and answers nothing.
  await Promise.race([isKnown, wait(connectTimeout, null, { ref: false })]);
  return redis;
}

/** Number of points in a number of seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

/** Creates a counter of a limit. Without Redis, and while it is unavailable, each instance counts separately. */
export function createLimiter(redis: Redis | null, options: Limit & { readonly keyPrefix: string }): RateLimiterMemory | RateLimiterRedis {
  const inMemory = new RateLimiterMemory(options);
  return redis === null ? inMemory : new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true, insuranceLimiter: inMemory });
}
