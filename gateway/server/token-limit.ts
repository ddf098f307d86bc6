/**
 * Rate limit per token, with the header fields of draft-ietf-httpapi-ratelimit-headers-11. Only tokens that the REST API
 * has confirmed are counted, so invented tokens take no memory. Invented tokens wait in the bulkhead for anonymous clients instead.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../graphql/errors.ts';
import { createLimiter } from '../graphql/redis.ts';
import type { TokenRoles } from '../graphql/token-roles.ts';

/** Length in seconds of the window for counting requests. */
const windowSeconds = 60;

/** Headers of every counted response. `q` requests may be made in `w` seconds, and `r` are left for the next `t` seconds. */
export const rateLimitHeaders = { policy: 'ratelimit-policy', current: 'ratelimit' } as const;

type Counted = (request: Pick<FastifyRequest, 'token'>, reply: FastifyReply) => Promise<void>;

export interface TokenLimit {
  /** Counts a request before it is processed. @throws ApiError RATE_LIMITED */
  readonly countRequest: Counted;
  /** Counts a request that has just authenticated its token. It was already answered, so it is never refused. */
  readonly countAnswered: Counted;
}

/** @param perMinute maximum number of requests, or 0 for no limit */
export function limitTokens(perMinute: number, redis: Redis | null, tokenRoles: Pick<TokenRoles, 'idOf'>): TokenLimit {
  if (perMinute === 0) return { countRequest: async () => {}, countAnswered: async () => {} };
  const limiter = createLimiter(redis, { points: perMinute, duration: windowSeconds, keyPrefix: 'limit:token' });

  /** @returns seconds until another request is allowed; null while requests are left or when the token is not confirmed */
  async function count({ token }: Pick<FastifyRequest, 'token'>, reply: FastifyReply): Promise<number | null> {
    if (token === null || tokenRoles.idOf(token) === null) return null;
    const { isRefused, counted } = await limiter.consume(token.digest).then(
      (counted) => ({ isRefused: false, counted }),
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return { isRefused: true, counted: refused };
        throw refused;
      },
    );
    const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
    reply.headers({
      [rateLimitHeaders.policy]: `"token";q=${perMinute};w=${windowSeconds}`,
      [rateLimitHeaders.current]: `"token";r=${counted.remainingPoints};t=${seconds}`,
    });
    return isRefused ? seconds : null;
  }

  return {
    async countRequest(request, reply) {
      const seconds = await count(request, reply);
      if (seconds === null) return;
      reply.header('retry-after', String(seconds));
      throw new ApiError('RATE_LIMITED', `This token made more than ${perMinute} requests in a minute. Nothing was done; try again in ${seconds} seconds`, {
        retryAfter: seconds,
      });
    },
    async countAnswered(request, reply) {
      if (!reply.hasHeader(rateLimitHeaders.current)) await count(request, reply);
    },
  };
}
