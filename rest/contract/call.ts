/**
 * Declares each documented REST call once, as data. The embedded server, the gateway's client, the fake server and the OpenAPI document are derived from
 * it.
 */
import type { Static, TObject, TSchema } from 'typebox';

/** Minimum role for the call. `anyone` needs no token. Higher roles include lower ones. */
export type Who = 'anyone' | 'signedIn' | 'moderator' | 'admin';

/**
 * Documented place of the payload: the body itself, `{status, data}` or `{status, data: {data}}`. The embedded server responds in this form. The gateway
 * accepts any of the three (decision 26).
 */
export type Envelope = 'bare' | 'data' | 'data.data';

/** Statuses of refusals: not allowed (401, 403), not found (404), already present or in another state (409), too many requests (429). */
export type OwnRefusal = 401 | 403 | 404 | 409 | 429;

/** One REST call. Query values are sent as text, bodies as JSON. */
export interface Call<Query extends TObject = TObject, Body extends TObject = TObject, Response extends TSchema = TSchema> {
  /** Name of the call, unique in all domains. Used in logs, errors and tests. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path as documented, misspellings included, with a leading slash. */
  readonly path: string;
  /** Short summary of the call for API users. */
  readonly summary: string;
  /** Longer description of the call. */
  readonly description?: string;
  readonly who: Who;
  /** Reads may be retried. Writes are sent once, and a lost response is an unknown outcome. */
  readonly effect: 'read' | 'write';
  /** Milliseconds from sending the request to the last byte of the response. */
  readonly timeoutMs: number;
  readonly query?: Query;
  readonly body?: Body;
  /** The payload inside the envelope. */
  readonly response: Response;
  readonly envelope: Envelope;
  /** True when the whole refusal is shown instead of its message. */
  readonly wholeRefusal: boolean;
  /** Statuses of refusals beyond those that `statusesOf` in openapi.ts derives from who, effect and input. */
  readonly refusals: readonly OwnRefusal[];
  /** Media types of a file response. Empty for JSON. */
  readonly files: readonly string[];
  /** True when a tool's token is refused, because the call could give its caller another way to sign in. */
  readonly peopleOnly: boolean;
  /** True for calls that are not documented by the provider. Never used when `REST_EXTENSIONS=off`. */
  readonly extension: boolean;
}

type Described<Query extends TObject, Body extends TObject, Response extends TSchema> = Pick<Call<Query, Body, Response>, 'path' | 'summary' | 'response'> &
  Partial<Call<Query, Body, Response>>;

/** Defaults of a call: a signed-in caller and a timeout of 30 s. */
const usual = { name: '', who: 'signedIn', timeoutMs: 30_000, wholeRefusal: false, refusals: [], files: [], peopleOnly: false, extension: false } as const;

/** Declares a read. Defaults to a GET that returns `{status, data}`. */
export const read = <Response extends TSchema, Query extends TObject = never, Body extends TObject = never>(
  described: Described<Query, Body, Response>,
): Call<Query, Body, Response> => ({ ...usual, effect: 'read', method: 'GET', envelope: 'data', ...described });

/** Declares a write. Defaults to a POST that returns a bare body. */
export const write = <Response extends TSchema, Query extends TObject = never, Body extends TObject = never>(
  described: Described<Query, Body, Response>,
): Call<Query, Body, Response> => ({ ...usual, effect: 'write', method: 'POST', envelope: 'bare', ...described });

type Domain = Readonly<Record<string, { readonly name: string }>>;

/** Adds to each call of a domain its key as the name. Preserves the type of each call. */
export function named<Calls extends Domain>(calls: Calls): Calls;
export function named(calls: Domain): Domain {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }]));
}

type StaticOf<Schema> = [Schema] extends [never] ? never : Schema extends TSchema ? Static<Schema> : never;
export type QueryOf<C extends Call> = StaticOf<NonNullable<C['query']>>;
/** Body type of a call, or never when the call has none. */
export type BodyOf<C extends Call> = StaticOf<NonNullable<C['body']>>;
export type ResponseOf<C extends Call> = Static<C['response']>;

/** Response header with the total number of rows of a paged list (extension). */
export const totalCountHeader = 'x-total-count';
/** Response header with a lower bound of the number of rows while they are being counted (extension). */
export const totalAtLeastHeader = 'x-total-at-least';
/** Header of a 503 that confirms that nothing was done, so a write may be retried. Its value is the reason, `busy` or `disk-full` (extension). */
export const notDoneHeader = 'x-not-done';
/** Header with the hashed address of the client, set by the gateway on calls that are open to anyone (extension). */
export const clientAddressHeader = 'x-client-address';
/** Header that lets a repeated write join the first one (extension). */
export const idempotencyKeyHeader = 'idempotency-key';
