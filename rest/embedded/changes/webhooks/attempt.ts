/** Sends one delivery to its URL. */
import { Agent, errors, request } from 'undici';
import { errorCode } from '../../database/error-code.ts';
import type { webhookDeliveries } from '../../database/tables/webhooks.ts';
import { AddressRefused, type AddressRules, createGuardedLookup, urlFault } from './address.ts';
import { sign } from './signature.ts';

/** Milliseconds from the name's resolution to the end of the response. */
export const longestAttemptMs = 5_000;
/** Maximum number of bytes of a body, as recommended by Standard Webhooks. */
export const maxBodyBytes = 64 * 1024;
const excerptLength = 1_000;

/** Maximum number of milliseconds between two attempts, also when the receiver requests more. */
export const longestWaitMs = 6 * 60 * 60_000;

export interface AttemptResult extends Pick<typeof webhookDeliveries.$inferSelect, 'responseStatus' | 'fault' | 'durationMs' | 'responseExcerpt'> {
  /** Milliseconds for which the receiver requests a pause. */
  readonly pauseMs: number;
}

export interface Message {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
}

export interface Attempts {
  /** @param now time of the signature. Never rejects. */
  send(message: Message, now: Date): Promise<AttemptResult>;
  /** Returns true during a pause that the receiver requested. Another process learns of the pause from its own first attempt. */
  isPaused(url: string, now: Date): boolean;
  /** Aborts running attempts. */
  close(): Promise<void>;
}

/** Creates the sender of attempts. undici does not follow redirects by default. */
export function createAttempts(rules: AddressRules, attemptMs = longestAttemptMs): Attempts {
  const agent = new Agent({ connect: { lookup: createGuardedLookup(rules), timeout: attemptMs }, pipelining: 1, connections: 8 });
  const post = async ({ url, secrets, id, body }: Message, now: Date) => {
    // The rules may be stricter than when the webhook was created, and an IP address in a URL skips the lookup.
    if (urlFault(url, rules) !== null) throw new AddressRefused(url);
    const timestamp = Math.floor(now.getTime() / 1000);
    const response = await request(url, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(attemptMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'webhooks/1.0',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(secrets, id, timestamp, body),
      },
      body,
    });
    const isFailure = response.statusCode >= 300;
    return {
      responseStatus: response.statusCode,
      responseExcerpt: await excerptOf(response.body),
      fault: null,
      pauseMs: isFailure ? pauseOf(response.headers['retry-after'], now) : 0,
    };
  };
  /** End of each receiver's pause in milliseconds since 1970, by URL. */
  const pauses = new Map<string, number>();

  return {
    isPaused(url, now) {
      const isPaused = (pauses.get(url) ?? 0) > now.getTime();
      if (!isPaused) pauses.delete(url);
      return isPaused;
    },
    async send(message, now) {
      const started = performance.now();
      const failed = { responseStatus: null, responseExcerpt: null, pauseMs: 0 };
      const result = await post(message, now).catch((error: unknown) => ({ ...failed, fault: faultOf(error) }));
      if (result.pauseMs > 0) pauses.set(message.url, now.getTime() + result.pauseMs);
      return { ...result, durationMs: Math.round(performance.now() - started) };
    },
    close: () => agent.destroy(),
  };
}

/** Returns the milliseconds requested by `Retry-After`, which is in seconds or a date (RFC 9110, section 10.2.3). */
export function pauseOf(header: string | readonly string[] | undefined, now: Date): number {
  const text = String(header ?? '').trim();
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : / GMT$/.test(text) ? Date.parse(text) - now.getTime() : 0;
  return milliseconds > 0 ? Math.min(milliseconds, longestWaitMs) : 0;
}

/** Reads the beginning of a response. A response that is cut off after its status still counts by its status. */
async function excerptOf(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of body) {
      text += decoder.decode(part, { stream: true });
      if (text.length >= excerptLength) break;
    }
  } catch {
    // The status was received.
  }
  body.destroy();
  return Array.from(text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
    .slice(0, excerptLength)
    .join('');
}

function faultOf(error: unknown): AttemptResult['fault'] {
  if (error instanceof AddressRefused || (error instanceof Error && error.cause instanceof AddressRefused)) return 'ADDRESS_REFUSED';
  const isTimeout =
    (error instanceof Error && error.name === 'TimeoutError') || error instanceof errors.ConnectTimeoutError || errorCode(error) === 'ETIMEDOUT';
  return isTimeout ? 'TIMEOUT' : 'CONNECTION';
}
