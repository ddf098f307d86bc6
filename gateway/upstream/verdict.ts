/** Recognises a refusal inside a response whose HTTP status is a success. `docs/rest.md` lists the spellings, and a test reads that list. */
import { STATUS_CODES } from 'node:http';

export type Fields = Readonly<Record<string, unknown>>;

/** Returns true for a JSON object. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that mean a refusal in a field of an envelope, or as the whole body of a write. */
const refusingWords: ReadonlySet<string> = new Set(['false', '0', 'fail', 'failed', 'failure', 'error']);

/** Fields that carry the verdict: the documented one first. */
const verdictFields = ['status', 'statusCode', 'success'] as const;

/** Returns true for a value that means a refusal where a verdict is expected. */
const isRefusing = (value: unknown) =>
  value === false || value === 0 || httpErrorOf(value) !== null || (typeof value === 'string' && refusingWords.has(value.trim().toLowerCase()));

/** Returns the HTTP status from 400 to 599 that a value names, as a number or as text. */
function httpErrorOf(value: unknown): number | null {
  const status = typeof value === 'string' && /^\d{3}$/.test(value.trim()) ? Number(value) : value;
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599 ? status : null;
}

/** Returns true for an error that says something: text, `true`, or an object or list that is not empty. */
function isError(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value === true || (typeof value === 'string' && value.trim() !== '' && value.trim().toLowerCase() !== 'false');
}

/** A refusal, with the HTTP status that the body names; null when the body names none. */
export interface Refused {
  readonly status: number | null;
}

/** Returns the refusal that a body of status 200 to 299 states, or null. */
export function refusalIn(body: unknown): Refused | null {
  if (!isFields(body)) return null;
  const verdicts = verdictFields.map((name) => (Object.hasOwn(body, name) ? body[name] : undefined));
  const isWithoutData = (body['data'] ?? null) === null;
  if (!verdicts.some(isRefusing) && !(isWithoutData && (isError(body['error']) || isError(body['errors'])))) return null;
  return { status: verdicts.map(httpErrorOf).find((status) => status !== null) ?? null };
}

/** Verdict on a write whose body is only text: `unclear` text starts like an error and does not say what was done. */
export function verdictOfText(text: string): 'done' | 'refused' | 'unclear' {
  if (refusingWords.has(text.trim().toLowerCase())) return 'refused';
  return /^\s*(?:error|fail|exception)/i.test(text) ? 'unclear' : 'done';
}

const reasonPhrases: ReadonlySet<unknown> = new Set(Object.values(STATUS_CODES));

const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Returns the text of an `error` or of the first of `errors`. A reason phrase of HTTP explains nothing. */
function errorText(body: Fields): string | null {
  const { errors } = body;
  const [first] = Array.isArray(errors) ? errors : [errors];
  for (const error of [body['error'], first]) {
    const text = words(error) ?? (isFields(error) ? words(error['message']) : null);
    if (text !== null && !reasonPhrases.has(text)) return text;
  }
  return null;
}

/** Returns the message for people: `message`, else `data.message`, else the text of the error. */
export function messageOf(body: unknown): string | null {
  if (!isFields(body)) return null;
  const inData = isFields(body['data']) ? words(body['data']['message']) : null;
  return words(body['message']) ?? inData ?? errorText(body);
}

/** Returns the field that a refusal names (extension). */
export const fieldOf = (body: unknown): string | undefined => (isFields(body) ? (words(body['field']) ?? undefined) : undefined);
