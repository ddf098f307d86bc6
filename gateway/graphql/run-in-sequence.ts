/** A write of several parts, each of which is one call with its own outcome. */
import { type FaultKind, UpstreamFault } from '../upstream/fault.ts';
import type { Calls } from '../upstream/operation.ts';
import { faultCodes } from './errors.ts';
import { userErrorOf } from './mutation.ts';
import type { ApprovalCode } from './types.generated.ts';

/** Maximum number of parts, because an operation may make 25 calls. */
export const maxParts = 20;

/** Faults that every later part would meet too, before anything is written. */
const endings: ReadonlySet<FaultKind> = new Set(['unauthenticated', 'budget', 'cancelled']);

/** Outcome of a part that was not done. */
export interface Failure {
  readonly code: Exclude<ApprovalCode, 'APPROVED'>;
  /** The REST API's own message. */
  readonly message: string | null;
}

/**
 * Sends the parts one after the other and returns an outcome for each, so a failed part hides no other outcome. After the session or the budget
 * has ended no call is made, and each remaining part gets the code of that end.
 * @param name identifies a part in idempotency keys, together with its number
 * @throws UpstreamFault when the session or budget ends at the first part, because then there is no outcome to keep
 */
export async function runInSequence<Part extends object, Sent>(
  parts: readonly Part[],
  { calls, name }: { readonly calls: Calls; readonly name: string },
  send: (part: Part, calls: Calls) => Promise<Sent>,
): Promise<readonly { readonly part: Part; readonly response: Sent | null; readonly failure: Failure | null }[]> {
  const outcomes: { part: Part; response: Sent | null; failure: Failure | null }[] = [];
  let end: UpstreamFault | null = null;
  for (const [at, part] of parts.entries()) {
    const result: { readonly response: Sent } | UpstreamFault = end ?? (await attempt(() => send(part, calls.part(`${name} ${at}`))));
    if (result instanceof UpstreamFault && endings.has(result.kind)) {
      if (outcomes.length === 0) throw result;
      end = result;
    }
    outcomes.push(
      result instanceof UpstreamFault ? { part, response: null, failure: failureOf(result, part) } : { part, response: result.response, failure: null },
    );
  }
  return outcomes;
}

async function attempt<Sent>(send: () => Promise<Sent>): Promise<{ readonly response: Sent } | UpstreamFault> {
  try {
    return { response: await send() };
  } catch (error) {
    if (error instanceof UpstreamFault) return error;
    throw error;
  }
}

function failureOf(fault: UpstreamFault, part: object): Failure {
  const { kind, serverMessage: message } = fault;
  return { code: kind === 'refused' || kind === 'invalid' ? userErrorOf(fault, part).code : faultCodes[kind], message };
}
