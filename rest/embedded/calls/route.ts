/** Connects a documented call to its handler, and applies the input, access and envelope rules of the contract in one place. */
import type { Readable } from 'node:stream';
import type { ExportAction } from '../../contract/audit.ts';
import type { Call, Envelope, ResponseOf, Who } from '../../contract/call.ts';
import type { Clock } from '../../contract/clock.ts';
import type { RoleName } from '../../contract/fields.ts';
import { sentence } from '../../contract/sentences.ts';
import type { Database, Reads } from '../database/database.ts';
import type { Total } from '../database/list-pages.ts';
import { transact } from '../database/transact.ts';
import { type Caller, findCaller } from './caller.ts';
import type { FileOrder } from './export.ts';
import { withIdempotency } from './idempotency.ts';
import { type Input, inputOf } from './input.ts';
import { Refusal } from './refusal.ts';

/** Services available to every call. */
export interface Context {
  readonly database: Database;
  /** Database for large reads outside a write; defaults to the database itself. */
  readonly reads?: Reads | undefined;
  /** Function that reads the rows of exports elsewhere. Without it, they are read in this process. */
  readonly readFile?: ReadFile | undefined;
  readonly clock: Clock;
}

/**
 * Yields the file of the list with this export action, part by part on demand.
 * @throws Refusal like listFile
 */
export type ReadFile = (list: ExportAction, order: FileOrder<object>) => AsyncGenerator<Uint8Array>;

/** Result of a call: the payload inside the documented envelope and, for a page of a list, the total number of rows. */
export interface Answer<C extends Call> {
  readonly payload: ResponseOf<C>;
  readonly total?: Total;
}

/** Result of a write, computed inside its transaction. */
interface Written<C extends Call> extends Answer<C> {
  /** Called when the transaction is committed, but not for a replayed write. */
  readonly committed?: () => void;
}

export interface FileResponse {
  /** Suggested file name in plain ASCII. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Destroyed when it is not read to its end. */
  readonly content: Readable;
}

/** A request without HTTP details. */
export interface Received {
  readonly query: unknown;
  readonly body: unknown;
  /** The bearer token, or null. */
  readonly token: string | null;
  /** The idempotency key of a write, or null. A repeat with the same key joins the first write. */
  readonly idempotencyKey: string | null;
  /** Hash of the client's address as seen by the gateway, or null. */
  readonly clientAddress?: string | null | undefined;
}

export interface Route {
  readonly call: Call;
  /**
   * @returns the response body in its envelope
   * @throws Refusal
   */
  answer(request: Received, context: Context): Promise<{ readonly body: unknown; readonly total: Total | undefined }>;
}

/** A call that responds with a file. */
export interface FileRoute {
  readonly call: Call;
  /**
   * @param cancelled aborted when the client has gone
   * @throws Refusal
   */
  answerFile(request: Received, context: Context, cancelled: AbortSignal): Promise<FileResponse>;
}

type Handled<C extends Call> = Input<C> & Context & { readonly caller: Caller };

/**
 * Creates the route of a call that needs a session. The caller has at least the required role. A write is one transaction: `database` is the
 * transaction, and a failing statement ends it.
 */
export function route<C extends Call>(call: C, handle: (input: Handled<C>) => Promise<Answer<C>>): Route {
  if (call.effect === 'write') return preparedRoute(call, async (input) => (tx) => handle({ ...input, database: tx }));
  const read = readerOf(call);
  return { call, answer: async (request, context) => wrapped(call.envelope, await handle(await read(request, context))) };
}

/** Creates the route of a call with large reads, such as a list or a search. `database` is then the database for large reads. */
export const listRoute = <C extends Call>(call: C, handle: (input: Handled<C>) => Promise<Answer<C>>): Route =>
  route(call, (input) => readsOf(input)((database) => handle({ ...input, database })));

export const readsOf = ({ database, reads }: Pick<Context, 'database' | 'reads'>): Reads => reads ?? ((run) => run(database));

/**
 * Creates the route of a write with slow work, which would block other writes inside a transaction. `prepare` does the slow work first and returns the
 * transaction. A repeat is prepared before its stored response is returned, so only the transaction may judge data of the database.
 */
export function preparedRoute<C extends Call>(call: C, prepare: (input: Handled<C>) => Promise<(tx: Database) => Promise<Written<C>>>): Route {
  const read = readerOf(call);
  return {
    call,
    async answer(request, context) {
      const input = await read(request, context);
      const write = await prepare(input);
      const { idempotencyKey: key, body } = request;
      let committed: (() => void) | undefined;
      const payload = await transact(context.database, (tx) => {
        // An earlier attempt of the transaction was rolled back.
        committed = undefined;
        const run = async () => {
          const result = await write(tx);
          committed = result.committed;
          return result.payload;
        };
        if (key === null) return run();
        const { id: employeeId, tool } = input.caller;
        return withIdempotency(tx, { key, employeeId, toolId: tool?.id ?? null, call: call.name, body }, context.clock.now(), run);
      });
      committed?.();
      return wrapped(call.envelope, { payload });
    },
  };
}

/** Creates the route of a call that needs a session and responds with a file. */
export function fileRoute<C extends Call>(call: C, handle: (input: Handled<C> & { readonly cancelled: AbortSignal }) => Promise<FileResponse>): FileRoute {
  const read = readerOf(call);
  return { call, answerFile: async (request, context, cancelled) => handle({ ...(await read(request, context)), cancelled }) };
}

/** Creates the route of a call that is open to anyone. It takes no idempotency key, so no caller receives the response of another, such as a token. */
export function openRoute<C extends Call>(call: C, handle: (input: Input<C> & Context & Pick<Received, 'clientAddress'>) => Promise<Answer<C>>): Route {
  if (call.who !== 'anyone') throw new Error(`${call.name} needs a session: use route`);
  const readInput = inputOf(call);
  return {
    call,
    answer: async (request, context) => wrapped(call.envelope, await handle({ ...readInput(request), ...context, clientAddress: request.clientAddress })),
  };
}

/** Validates the caller before the input. */
function readerOf<C extends Call>(call: C): (request: Received, context: Context) => Promise<Handled<C>> {
  const readInput = inputOf(call);
  return async (request, context) => {
    const caller = await callerOf(call, request, context);
    return { ...readInput(request), ...context, caller };
  };
}

/**
 * Returns the caller of a request.
 * @throws Refusal (401, 403) unless the caller may make the call
 */
export async function callerOf(
  { name, who, peopleOnly }: Pick<Call, 'name' | 'who' | 'peopleOnly'>,
  { token }: Pick<Received, 'token'>,
  context: Context,
): Promise<Caller> {
  if (who === 'anyone') throw new Error(`${name} is open to anyone: use openRoute`);
  const caller = await findCaller(context, token);
  if (caller === null) throw new Refusal(401, sentence(token === null ? 'SIGN_IN_FIRST' : 'SESSION_ENDED'));
  if (peopleOnly) requirePerson(caller);
  if (!mayCall(caller.roles, who)) throw new Refusal(403, sentence('NO_ACCESS'));
  return caller;
}

/**
 * Refuses tools.
 * @throws Refusal (403) for a tool, because the call could give the holder of its token another way to sign in
 */
export function requirePerson({ tool }: Caller): void {
  if (tool !== null) throw new Refusal(403, sentence('NOT_FOR_TOOLS'));
}

const rolesFor: Readonly<Record<Exclude<Who, 'anyone' | 'signedIn'>, readonly RoleName[]>> = {
  moderator: ['ROLE_MODERATOR', 'ROLE_ADMIN'],
  admin: ['ROLE_ADMIN'],
};

function mayCall(roles: readonly RoleName[], who: Exclude<Who, 'anyone'>): boolean {
  return who === 'signedIn' || rolesFor[who].some((role) => roles.includes(role));
}

function wrapped(envelope: Envelope, { payload, total }: { readonly payload: unknown; readonly total?: Total | undefined }) {
  const bodies: Readonly<Record<Envelope, unknown>> = {
    bare: payload,
    data: { status: true, data: payload },
    'data.data': { status: true, data: { data: payload } },
  };
  return { body: bodies[envelope], total };
}
