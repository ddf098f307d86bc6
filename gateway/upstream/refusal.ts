/** Turns statuses and network failures into faults (decision 27). */
import { errors } from 'undici';
import type { Call } from '../../rest/contract/call.ts';
import { QueueFull } from './fair-limiter.ts';
import { claimed, type RefusalReason, UpstreamFault } from './fault.ts';
import { messageKeyOf } from './message-keys.ts';
import { fieldOf, isFields, messageOf } from './verdict.ts';

/** Properties of a call that its faults depend on. */
type FaultedCall = Pick<Call, 'name' | 'effect'>;

/** Maximum length of a REST API message that is shown. */
const maxMessageLength = 1_000;

const reasons: Readonly<Record<number, RefusalReason>> = { 400: 'invalid', 404: 'notFound', 409: 'conflict', 422: 'invalid' };

/**
 * Returns the fault of an unsuccessful response: `status: false`, or a status outside 200 to 299.
 * @param retryAfter the header, if there is one
 * @param notDone the reason for which the embedded REST API did nothing, from its header
 */
export function refusal(
  call: FaultedCall & Pick<Call, 'who' | 'wholeRefusal'>,
  status: number,
  body: unknown,
  retryAfter: string | null = null,
  notDone: string | null = null,
): UpstreamFault {
  const message = { serverMessage: messageOf(body)?.slice(0, maxMessageLength) ?? null, messageKey: messageKeyOf(body) };
  const facts = { detail: `status ${status}`, retryAfter: secondsOf(retryAfter) };
  // A call open to anyone has no session, so its 401 and 403 are about the input.
  if (call.who !== 'anyone') {
    if (status === 401) return new UpstreamFault('unauthenticated', call, facts);
    if (status === 403) return new UpstreamFault('forbidden', call, { ...facts, ...message });
  }
  if (status === 429) return new UpstreamFault('rateLimited', call, { ...facts, ...message });
  if (status === 408) return lost(call, 'timeout', facts.detail);
  if (status === 503 && notDone !== null)
    return new UpstreamFault('unavailable', call, { ...facts, detail: `${facts.detail}, ${notDone}`, ...message, notDone });
  // The REST API failed at an unknown point of the work.
  if (status >= 500 && call.effect === 'write') return outcomeUnknown(call, facts.detail);
  if (status === 504) return new UpstreamFault('timeout', call, facts);
  if (status === 502 || status === 503) return new UpstreamFault('unavailable', call, facts);
  if (status < 500) {
    const whole = call.wholeRefusal ? wholeOf(body) : null;
    const explanation = whole === null ? message : { serverMessage: whole };
    return new UpstreamFault('refused', call, { ...facts, ...explanation, reason: reasons[status] ?? 'refused', field: fieldOf(body) });
  }
  // The text of a 5xx is never shown, because it may contain internal details of the REST API.
  return new UpstreamFault('failed', call, facts);
}

/** Returns true for a status that sends the client to another address. */
export const isRedirect = (status: number) => status >= 300 && status <= 399;

/**
 * Returns the fault of a redirect, which is never followed because the token must not reach another server. The gateway is configured with a
 * wrong address. The log names the target, without its query.
 * @param setting name of the environment variable with the address
 */
export function redirected(call: FaultedCall, status: number, location: string | null, setting = 'REST_API_URL'): UpstreamFault {
  const target = location === null ? 'nowhere' : (location.split(/[?#]/)[0] ?? '').slice(0, 200);
  return new UpstreamFault('failed', call, {
    detail: `status ${status}, redirected to ${target}: check ${setting}`,
    message: 'The server has another address than the one that is set up here. Tell whoever runs this service',
  });
}

/** Returns the body of a refusal as text if it is text or small JSON, and not a page. */
function wholeOf(body: unknown): string | null {
  if (body === null) return null;
  const whole = typeof body === 'string' ? body.trim() : JSON.stringify(withoutKey(body));
  return whole === '' || whole.length > maxMessageLength || whole.startsWith('<') ? null : whole;
}

/** Returns a body without the key of its message, which is for programs. */
function withoutKey(body: unknown): unknown {
  if (!isFields(body)) return body;
  const { messageKey: _, ...others } = body;
  return others;
}

/** Parses Retry-After as seconds, from a number or a date; null when it is neither. */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  const until = retryAfter.endsWith(' GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1_000));
}

/** Network error codes which prove that nothing was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);

/** Reason for which the gateway itself ended a call. */
export class Aborted extends Error {
  override readonly name = 'Aborted';
  readonly reason: 'timeout' | 'cancelled';

  constructor(reason: 'timeout' | 'cancelled') {
    super(reason);
    this.reason = reason;
  }
}

const cancelled = (call: FaultedCall, detail: string) => new UpstreamFault('cancelled', call, { detail });

/** Returns the fault of a call whose response did not arrive. */
export function lostResponse(call: FaultedCall, error: unknown): UpstreamFault {
  const code = codeOf(error);
  if (error instanceof Aborted && error.reason === 'cancelled') return call.effect === 'write' ? outcomeUnknown(call, code) : cancelled(call, code);
  if (neverSent.has(code)) return new UpstreamFault('unavailable', call, { detail: code });
  const isLate = error instanceof Aborted || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return lost(call, isLate ? 'timeout' : 'unavailable', code);
}

function lost(call: FaultedCall, kind: 'timeout' | 'unavailable', detail: string): UpstreamFault {
  if (call.effect === 'write') return outcomeUnknown(call, detail);
  return new UpstreamFault(kind, call, { detail });
}

/** Returns the fault of a write that was sent and whose response did not arrive or cannot be read. */
export function outcomeUnknown(call: FaultedCall, detail: string): UpstreamFault {
  return new UpstreamFault('outcomeUnknown', call, { detail });
}

/** Returns the fault of a call that was still waiting for its turn. Not even a write was sent. */
export function neverStarted(call: FaultedCall, error: unknown): UpstreamFault {
  if (error instanceof QueueFull) return notNow(call, 'Too much is asked of the server at once', 'the queue is full', 1);
  return error instanceof Aborted && error.reason === 'cancelled' ? cancelled(call, 'before it was sent') : timedOut(call);
}

/** Returns the fault of a call that fails for every caller. Not even a write is sent. */
export function breakerOpen(call: FaultedCall, wait: number): UpstreamFault {
  return notNow(call, 'The server fails at this for everybody', 'the breaker is open', wait);
}

function notNow(call: FaultedCall, message: string, detail: string, wait: number): UpstreamFault {
  return new UpstreamFault('unavailable', call, { message: claimed(message, 'try again in a moment')[call.effect], detail, retryAfter: wait });
}

/** Returns the fault of a call without remaining time. Not even a write is sent. */
export function timedOut(call: FaultedCall): UpstreamFault {
  return new UpstreamFault('timeout', call, { detail: 'no time left' });
}

/** Returns the network code of an error, of its cause, or of one of several tried addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = Reflect.get(error, 'code');
  if (typeof code === 'string') return code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}
