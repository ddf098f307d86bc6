/** Opens what a REST answer is wrapped in: a bare body, `{status, data}` or `{status, data: {data}}` (decision 26). */

export type Envelope =
  | { readonly refused: false; readonly payload: unknown; readonly message: string | null }
  | { readonly refused: true; readonly message: string | null };

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasData = (value: unknown): value is Fields => isFields(value) && Object.hasOwn(value, 'data');
const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** The message for people: `message`, else `data.message`. */
export function messageOf(body: unknown): string | null {
  if (!isFields(body)) return null;
  const message = words(body['message']);
  return message ?? (isFields(body['data']) ? words(body['data']['message']) : null);
}

/** The field that a refusal is about (extension). */
export const fieldOf = (body: unknown): string | undefined => (isFields(body) ? (words(body['field']) ?? undefined) : undefined);

/** What a call's payload is. A message stands beside the data, which is then of no interest: many servers say `data: null` there. */
export type PayloadKind = 'list' | 'object' | 'message';

/**
 * Finds the payload. A list is never taken for an object nor an object for a list: what does not fit is handed on as it is,
 * and the check of its shape refuses it.
 */
export function openEnvelope(body: unknown, kind: PayloadKind): Envelope {
  const message = messageOf(body);
  if (isFields(body) && body['status'] === false) return { refused: true, message };
  if (kind === 'message' || !hasData(body)) return { refused: false, payload: body, message };
  const { data } = body;
  const inner = hasData(data) && (kind === 'list' || isFields(data['data'])) ? data['data'] : data;
  return { refused: false, payload: inner, message };
}
