/** Recognises a refusal inside a response whose HTTP status is a success. `docs/rest.md` lists the spellings, and a test reads that list. */
import { STATUS_CODES } from 'node:http';

export type Fields = Readonly<Record<string, unknown>>;

/** Returns true for a JSON object. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that mean a refusal in a field of an envelope, or as the whole body of a write. */
const refusingWords = /^\s*(?:false|0|no|not ok|nok|ko|err|fail|failed|failure|error|exception|unsuccessful)\s*$/i;

/** Words of codes that mean a refusal in a field of an envelope, such as `FAILED_VALIDATION`. */
const refusingCodes = /^(?:fail|failed|failure|error|err)[_:-]/i;

/** Fields with the verdict, the documented one first. */
const verdictFields = ['status', 'statusCode', 'success', 'isSuccess', 'succeeded', 'ok'] as const;

/** Fields that explain a refusal when there is no data. */
const errorFields = ['error', 'errors', 'errorMessage'] as const;

/** Returns true for a value that means a refusal where a verdict is expected. */
const isRefusing = (value: unknown) =>
  value === false ||
  value === 0 ||
  httpErrorOf(value) !== null ||
  (typeof value === 'string' && (refusingWords.test(value) || refusingCodes.test(value.trim())));

const nameOf = (phrase: string) =>
  phrase
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** HTTP statuses by their names, as Java's `BAD_REQUEST` and as the reason phrase `Bad Request`. */
const statusesByName: ReadonlyMap<string, number> = new Map(Object.entries(STATUS_CODES).map(([status, phrase = '']) => [nameOf(phrase), Number(status)]));

/** Returns an HTTP status from 400 to 599 given as a number, as text, or as text with its reason phrase; null for any other value. */
function httpErrorOf(value: unknown): number | null {
  const named = typeof value === 'string' ? (statusesByName.get(nameOf(value.replace(/^\s*\d{3}\s/, ''))) ?? Number(value)) : value;
  return typeof named === 'number' && Number.isInteger(named) && named >= 400 && named <= 599 ? named : null;
}

/** Returns true for a non-empty error: text, `true`, or an object or list with content. */
function isError(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value === true || (typeof value === 'string' && value.trim() !== '' && value.trim().toLowerCase() !== 'false');
}

/** A refusal, with the HTTP status in the body; null when the body has none. */
export interface Refused {
  readonly status: number | null;
}

/** Returns a field of an envelope. Servers written in C# capitalise its name. */
function fieldIn(body: Fields, name: string): unknown {
  const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return [name, capital].filter((spelling) => Object.hasOwn(body, spelling)).map((spelling) => body[spelling])[0];
}

/** Returns the refusal that a body of status 200 to 299 states, or null. */
export function refusalIn(body: unknown): Refused | null {
  if (!isFields(body)) return null;
  const verdicts = verdictFields.map((name) => fieldIn(body, name));
  const isWithoutData = (fieldIn(body, 'data') ?? null) === null;
  if (!verdicts.some(isRefusing) && !(isWithoutData && errorFields.some((name) => isError(fieldIn(body, name))))) return null;
  return { status: verdicts.map(httpErrorOf).find((status) => status !== null) ?? null };
}

/** Classifies a write whose body is only text. `unclear` text starts like an error and does not state the outcome. */
export function verdictOfText(text: string): 'done' | 'refused' | 'unclear' {
  if (refusingWords.test(text) || httpErrorOf(text) !== null) return 'refused';
  return /^\s*(?:error|fail|exception)/i.test(text) ? 'unclear' : 'done';
}

const reasonPhrases: ReadonlySet<unknown> = new Set(Object.values(STATUS_CODES));

const words = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Returns the text of `errorMessage`, of `error` or of the first of `errors`. A reason phrase of HTTP explains nothing. */
function errorText(body: Fields): string | null {
  const errors = fieldIn(body, 'errors');
  const first = typeof errors === 'object' && errors !== null ? Object.values(errors)[0] : errors;
  for (const error of [fieldIn(body, 'errorMessage'), fieldIn(body, 'error'), first]) {
    const text = words(error) ?? (isFields(error) ? words(fieldIn(error, 'message')) : null);
    if (text !== null && !reasonPhrases.has(text)) return text;
  }
  return null;
}

/** Returns the object whose `message` is for people: the body, else its data. */
export function messagePlaceOf(body: unknown): Fields | undefined {
  if (!isFields(body)) return undefined;
  return [body, fieldIn(body, 'data')].filter(isFields).find((place) => words(fieldIn(place, 'message')) !== null);
}

/** Returns the message for people: `message`, else `data.message`, else the text of the error. */
export function messageOf(body: unknown): string | null {
  if (!isFields(body)) return null;
  const place = messagePlaceOf(body);
  return place === undefined ? errorText(body) : words(fieldIn(place, 'message'));
}

/** Returns the field that a refusal is about (extension). */
export const fieldOf = (body: unknown): string | undefined => (isFields(body) ? (words(body['field']) ?? undefined) : undefined);
