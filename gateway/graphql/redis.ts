/** The Redis that instances share. While it cannot be reached, each instance goes on by itself. */
import { Redis } from 'ioredis';

export interface RedisLog {
  warn(message: string): void;
  info(message: string): void;
}

/** @param url `redis://` or `rediss://`. Its password is never logged. */
export function openRedis(url: URL, log: RedisLog): Redis {
  const redis = new Redis(url.href, {
    // A command fails at once while Redis is away, so that no request waits for it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  let isAway = false;
  // A lost connection is logged by the handler below, once.
  redis.on('error', () => {});
  redis.on('reconnecting', () => {
    if (!isAway) log.warn('Redis is away: this instance counts for itself until it is back');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  return redis;
}
