/** How a documented REST call is stated: once, as data. The embedded server, the gateway's client, the fake server and OpenAPI are derived from it. */
import type { Static, TObject, TSchema } from 'typebox';

/** Least role that may make the call; `anyone` needs no token. Roles above include those below. */
export type Who = 'anyone' | 'signedIn' | 'moderator' | 'admin';

/**
 * Documented place of the payload: the body itself, `{status, data}` or `{status, data: {data}}`.
 * The embedded server responds in this form; the gateway accepts any of the three (decision 26).
 */
export type Envelope = 'bare' | 'data' | 'data.data';

/** Refused because of who asks, because there is no such thing, because it is there already or not so any more, because of too many. */
export type OwnRefusal = 401 | 403 | 404 | 409 | 429;

/** One REST call. Query values travel as text, bodies as JSON. */
export interface Call<Query extends TObject = TObject, Body extends TObject = TObject, Response extends TSchema = TSchema> {
  /** The name that it has in its domain, unique in all of them; used in logs, errors and tests. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Exactly as documented, misspellings included, with a leading slash. */
  readonly path: string;
  /** Summary of the call for API users, in a few words. */
  readonly summary: string;
  /** Further description of the call. */
  readonly description?: string;
  readonly who: Who;
  /** A read may be asked again; a write is sent once, and its lost answer is an unknown outcome. */
  readonly effect: 'read' | 'write';
  /** Milliseconds from sending to the last byte of the answer. */
  readonly timeoutMs: number;
  readonly query?: Query;
  readonly body?: Body;
  /** The payload inside the envelope. */
  readonly response: Response;
  readonly envelope: Envelope;
  /** A refusal is shown whole and not by its message. */
  readonly wholeRefusal: boolean;
  /** HTTP statuses of refusals beyond those that follow from who, effect and input (`statusesOf` in openapi.ts). */
  readonly refusals: readonly OwnRefusal[];
  /** Media types of the answer when it is a file and not JSON; none otherwise. */
  readonly files: readonly string[];
  /** A tool's token is refused: whoever could make it could get themself another way in. */
  readonly peopleOnly: boolean;
  /** Ours, not documented: never used when `REST_EXTENSIONS=off`. */
  readonly extension: boolean;
}

type Described<Query extends TObject, Body extends TObject, Response extends TSchema> = Pick<Call<Query, Body, Response>, 'path' | 'summary' | 'response'> &
  Partial<Call<Query, Body, Response>>;

/** Defaults of a call: it requires a signed-in person, and it is answered within 30 s. */
const usual = { name: '', who: 'signedIn', timeoutMs: 30_000, wholeRefusal: false, refusals: [], files: [], peopleOnly: false, extension: false } as const;

/** States a call that reads: a GET that answers `{status, data}`, unless it says otherwise. */
export const read = <Response extends TSchema, Query extends TObject = never, Body extends TObject = never>(
  described: Described<Query, Body, Response>,
): Call<Query, Body, Response> => ({ ...usual, effect: 'read', method: 'GET', envelope: 'data', ...described });

/** States a call that writes: a POST that answers a bare body, unless it says otherwise. */
export const write = <Response extends TSchema, Query extends TObject = never, Body extends TObject = never>(
  described: Described<Query, Body, Response>,
): Call<Query, Body, Response> => ({ ...usual, effect: 'write', method: 'POST', envelope: 'bare', ...described });

type Domain = Readonly<Record<string, { readonly name: string }>>;

/** Gives the calls of a domain their names; each keeps its own type. */
export function named<Calls extends Domain>(calls: Calls): Calls;
export function named(calls: Domain): Domain {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }]));
}

type StaticOf<Schema> = [Schema] extends [never] ? never : Schema extends TSchema ? Static<Schema> : never;
/** The query of a call; never when it has none. */
export type QueryOf<C extends Call> = StaticOf<NonNullable<C['query']>>;
/** The body of a call; never when it has none. */
export type BodyOf<C extends Call> = StaticOf<NonNullable<C['body']>>;
export type ResponseOf<C extends Call> = Static<C['response']>;

/** Header in which a paged answer may say how many rows there are in all (extension). */
export const totalCountHeader = 'x-total-count';
/** Header in which a paged answer may say how many rows there are at least, where they are not counted yet (extension). */
export const totalAtLeastHeader = 'x-total-at-least';
/** Header of a 503 that says that nothing was done, so that a write may be repeated, and why: `busy` or `disk-full` (extension). */
export const notDoneHeader = 'x-not-done';
/** Header in which the gateway names the caller's address, hashed, on calls that are open to anyone (extension). */
export const clientAddressHeader = 'x-client-address';
/** Header that makes a repeated write join the first one (extension). */
export const idempotencyKeyHeader = 'idempotency-key';
