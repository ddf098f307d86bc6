/**
 * Common behaviour of all mutations. A refusal by the REST API, and an input that the gateway refuses, become a user error in the payload. Everything
 * else stays a top-level error.
 *
 * A repeat with the same `clientMutationId` by the same person joins the first attempt while it runs, and replays its outcome afterwards
 * (decision 29). The attempt continues when its caller disconnects, because a repeat may wait for it. An outcome is kept when it is certain: the write
 * was done, or it was refused. When nothing was written, nothing is kept, so a repeat is a new attempt. When the response was lost, it depends on the
 * REST API. One with idempotency keys gets the call again, because it returns the same response for the same key. For any other one the loss itself
 * is kept, because a second call could write twice. The input is compared by its hash, so an id cannot be used for two different writes.
 */
import { hash } from 'node:crypto';
import { maxLengths } from '../../rest/contract/fields.ts';
import { type FaultKind, type RefusalReason, UpstreamFault } from '../upstream/fault.ts';
import type { KeyedMessage } from '../upstream/message-keys.ts';
import type { Token } from '../upstream/token.ts';
import { logMutation, type StartedSession } from './audit-log.ts';
import type { Context } from './context.ts';
import { ApiError, badInput, type ErrorCode } from './errors.ts';
import { inputPath } from './input-path.ts';
import type { UserError, UserErrorCode } from './types.generated.ts';

export interface Payload {
  readonly message: string | null;
  readonly userErrors: UserError[];
  readonly clientMutationId: string | null;
}

interface Repeatable {
  readonly clientMutationId?: string | null;
}

export interface Done<Result> {
  /** The REST API's message. */
  readonly message: string | null;
  /** The payload's own fields. */
  readonly result: Result;
  readonly started?: StartedSession;
}

/** The write itself. With extensions its calls carry an idempotency key, so the REST API also does it once. */
export type Write<Input, Result> = (input: Input, context: Context) => Promise<Done<Result>>;

const codes: Readonly<Record<RefusalReason, UserErrorCode>> = {
  refused: 'REFUSED',
  invalid: 'INVALID',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  unsupported: 'NOT_SUPPORTED',
};

/** Converts a fault to a user error. From the code, a client knows whether the REST API or the gateway wrote the message, and so whether to translate it. */
export function userErrorOf({ kind, message, serverMessage, reason, field }: UpstreamFault, input: object): UserError {
  if (kind === 'invalid') return { message, code: 'INVALID', path: inputPath(field, input) };
  const isUnexplained = serverMessage === null && reason !== 'unsupported';
  return { message, code: isUnexplained ? 'UNEXPLAINED' : codes[reason], path: inputPath(field, input) };
}

/** Converts the gateway's errors about an input to the form of the REST API's faults. */
function inputErrorOf({ code, message, facts }: ApiError, input: object): UserError {
  return { message, code: code === 'NOT_SUPPORTED' ? code : 'INVALID', path: inputPath(facts.field, input) };
}

/** Codes of errors in an input, found before any call. */
const inputFaults: ReadonlySet<string> = new Set<ErrorCode>(['BAD_USER_INPUT', 'NOT_SUPPORTED']);

/** Faults after which the write may have been done: the response was lost, or was a success in an undocumented shape. */
const mayBeDone: ReadonlySet<FaultKind> = new Set(['outcomeUnknown', 'shape']);

const hashed = (text: string) => hash('sha256', text);

/** Outcome of a write. A lost response is kept too, because a repeat could write again. */
type Outcome<Result> = (Omit<Payload, 'clientMutationId'> & { readonly result: Result }) | { readonly lost: Pick<UpstreamFault, 'kind' | 'call' | 'detail'> };

/** Outcome as a repeat finds it, with the keys of its messages; outcomes of an earlier version have none. */
type KeptOutcome<Result> = Outcome<Result> & { readonly messages?: readonly KeyedMessage[] };

/**
 * Creates the resolver of a mutation.
 * @param nothing the payload's own fields when the write was refused
 * @param isOpen true when anyone may use the mutation. The token may then be invented and does not identify the caller, so no repeat is joined
 */
export function mutation<Input extends Repeatable, Result extends object>(
  field: string,
  nothing: Result,
  write: Write<Input, Result>,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
) {
  /** @throws an error after which certainly nothing was written, or a repeat is done only once */
  async function outcomeOf(input: Input, context: Context): Promise<Outcome<Result>> {
    const log = async (outcome: string, started?: StartedSession) => {
      if (!context.calls.extensions) logMutation(field, input, outcome, context, started);
    };
    try {
      const { message, result, started } = await write(input, context);
      await log('done', started);
      return { userErrors: [], message, result };
    } catch (error) {
      if (error instanceof ApiError && inputFaults.has(error.code)) return { message: null, userErrors: [inputErrorOf(error, input)], result: nothing };
      if (!(error instanceof UpstreamFault)) throw error;
      await log(error.kind);
      if (error.kind === 'refused' || error.kind === 'invalid')
        return { message: error.serverMessage, userErrors: [userErrorOf(error, input)], result: nothing };
      if (mayBeDone.has(error.kind) && !context.calls.extensions) return { lost: { kind: error.kind, call: error.call, detail: error.detail } };
      throw error;
    }
  }

  async function joined(clientMutationId: string, token: Token, input: Input, context: Context): Promise<Outcome<Result>> {
    const { messages } = context.calls;
    const key = hashed(`${field} ${clientMutationId}`);
    const inputHash = hashed(JSON.stringify(input));
    const attempt = await context.services.idempotency.join(personOf(token, context), key, async () => ({
      input: inputHash,
      // These calls continue when the caller disconnects, because a repeat may wait for the same outcome.
      outcome: JSON.stringify({ ...(await outcomeOf(input, { ...context, calls: context.calls.keyed(key).lasting() })), messages: messages.list() }),
    }));
    if (attempt.input !== inputHash) {
      const reused = badInput('clientMutationId', '"clientMutationId" was used before for another input');
      return { message: null, userErrors: [inputErrorOf(reused, input)], result: nothing };
    }
    const outcome: KeptOutcome<Result> = JSON.parse(attempt.outcome);
    for (const { message, ...messageKey } of outcome.messages ?? []) messages.add({ message, messageKey });
    return outcome;
  }

  /** Returns the key of a person, which is the same after signing in again. A tool is identified by its token only. */
  const personOf = (token: Token, { services: { tokenRoles } }: Context) => (token.isTool ? token.digest : (tokenRoles.idOf(token) ?? token.digest));

  return async (_root: unknown, { input }: { readonly input: Input }, context: Context): Promise<Payload & Result> => {
    const clientMutationId = input.clientMutationId ?? null;
    if (clientMutationId !== null && clientMutationId.length > maxLengths.typed) {
      const long = `"clientMutationId" may have at most ${maxLengths.typed} characters, not ${clientMutationId.length}`;
      return { message: null, userErrors: [inputErrorOf(badInput('clientMutationId', long), input)], clientMutationId, ...nothing };
    }
    // Callers without a token cannot be distinguished, so no repeat is joined.
    const isRepeatable = clientMutationId !== null && context.token !== null && !isOpen;
    const outcome = isRepeatable ? await joined(clientMutationId, context.token, input, context) : await outcomeOf(input, context);
    if ('lost' in outcome) throw new UpstreamFault(outcome.lost.kind, { name: outcome.lost.call, effect: 'write' }, outcome.lost);
    const { message, userErrors, result } = outcome;
    return { message, userErrors, clientMutationId, ...result };
  };
}
