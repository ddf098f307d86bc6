/** Turns statuses and network failures into faults (decision 27). */
import { errors } from 'undici';
import type { Call } from '../../rest/contract/call.ts';
import { messageOf } from './envelope.ts';
import { type RefusalReason, UpstreamFault } from './fault.ts';

/** Longest message of the REST API that is shown. */
const maxMessageLength = 1_000;

const reasons: Readonly<Record<number, RefusalReason>> = { 400: 'invalid', 404: 'notFound', 409: 'conflict', 422: 'invalid' };

/** The fault of an answer that is not a success: `status: false`, or a status outside 200 to 299. */
export function refusal(call: Call, status: number, body: unknown): UpstreamFault {
  const serverMessage = messageOf(body)?.slice(0, maxMessageLength) ?? null;
  const detail = `status ${status}`;
  // A call open to anyone asks for no session, so its 401 and 403 are answers about what was typed.
  if (call.who !== 'anyone') {
    if (status === 401) return new UpstreamFault('unauthenticated', call, { detail });
    if (status === 403) return new UpstreamFault('forbidden', call, { detail, serverMessage });
  }
  if (status === 429) return new UpstreamFault('rateLimited', call, { detail, serverMessage });
  if (status === 408) return lost(call, 'timeout', detail);
  if (status === 502 || status === 504) return lost(call, status === 504 ? 'timeout' : 'unavailable', detail);
  if (status === 503) return new UpstreamFault('unavailable', call, { detail });
  if (status < 500 && (status < 300 || status >= 400)) {
    const whole = call.wholeRefusal ? wholeOf(body) : null;
    return new UpstreamFault('refused', call, { detail, serverMessage: whole ?? serverMessage, reason: reasons[status] ?? 'refused' });
  }
  // The text of a 5xx never leaves: it may hold the inside of the REST API.
  return new UpstreamFault('failed', call, { detail });
}

/** A refused body as text, if it is text or small JSON and no page (specification section 8). */
function wholeOf(body: unknown): string | null {
  if (body === null) return null;
  const whole = typeof body === 'string' ? body.trim() : JSON.stringify(body);
  return whole === '' || whole.length > maxMessageLength || whole.startsWith('<') ? null : whole;
}

/** Network codes that say that nothing was sent. */
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

/** The fault of a call whose answer did not come. */
export function lostAnswer(call: Call, error: unknown, aborted: unknown): UpstreamFault {
  const code = codeOf(error);
  if (aborted === 'cancelled') return new UpstreamFault('cancelled', call, { detail: code });
  if (neverSent.has(code)) return new UpstreamFault('unavailable', call, { detail: code });
  const isLate = aborted === 'timeout' || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return lost(call, isLate ? 'timeout' : 'unavailable', code);
}

function lost(call: Call, kind: 'timeout' | 'unavailable', detail: string): UpstreamFault {
  if (call.effect === 'write') return outcomeUnknown(call, detail);
  return new UpstreamFault(kind, call, { detail });
}

/** The fault of a write that was sent and whose answer did not come, or cannot be read. */
export function outcomeUnknown(call: Call, detail: string): UpstreamFault {
  return new UpstreamFault('outcomeUnknown', call, { detail });
}

/** The fault of a call, be it a write, for which no time is left: it is not sent. */
export function tooLate(call: Call): UpstreamFault {
  return new UpstreamFault('timeout', call, { detail: 'no time left' });
}

/** The network code of an error, of its cause, or of one of several tried addresses. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = Reflect.get(error, 'code');
  if (typeof own === 'string') return own;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}
