/** Opens the envelope of a REST response: a bare body, `{status, data}` or `{status, data: {data}}` (decision 26). */
import { type Fields, isFields, messageOf, type Refused, refusalIn } from './verdict.ts';

export type Envelope =
  | { readonly refused: null; readonly payload: unknown; readonly message: string | null }
  | { readonly refused: Refused; readonly message: string | null };

const hasData = (value: unknown): value is Fields => isFields(value) && Object.hasOwn(value, 'data');

/** Kind of a call's payload. Beside a message, `data` is ignored, because many servers send `data: null` there. */
export type PayloadKind = 'list' | 'object' | 'message';

/**
 * Finds the payload. A list is never taken for an object, nor an object for a list: a payload of another kind is returned unchanged,
 * and the response check refuses it.
 */
export function openEnvelope(body: unknown, kind: PayloadKind): Envelope {
  const message = messageOf(body);
  const refused = refusalIn(body);
  if (refused !== null) return { refused, message };
  if (kind === 'message' || !hasData(body)) return { refused: null, payload: body, message };
  const { data } = body;
  const inner = hasData(data) && (kind === 'list' || isFields(data['data'])) ? data['data'] : data;
  return { refused: null, payload: inner, message };
}
