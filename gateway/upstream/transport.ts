/** Sends a call through its bulkhead and breaker within its deadline, and returns the response. HTTP starts here. */
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import type { Call } from '../../rest/contract/call.ts';
import { type Breaker, createBreaker, type Ending } from './breaker.ts';
import { type Bulkhead, type BulkheadName, bulkheadOf, createBulkhead, defaultBulkheads } from './bulkheads.ts';
import { Deadline } from './deadline.ts';
import type { Entrant, FairLimits } from './fair-limiter.ts';
import { UpstreamFault } from './fault.ts';
import { countInFlight, countWaiting, showBreaker, showBulkhead } from './metrics.ts';
import { Aborted, breakerOpen, lostResponse, neverStarted, timedOut } from './refusal.ts';
import { type Caller, type CallRequest, callerOf, wireRequest } from './request.ts';
import type { Span } from './span.ts';

export interface TransportOptions {
  /** Base URL of the documented paths, such as `https://api.example.in`. A path in the URL is kept. */
  readonly url: URL;
  readonly extensions: boolean;
  /** Timeout in milliseconds for every call. The default is the timeout of each call's contract. */
  readonly callTimeoutMs?: number;
  /** Limits of requests in flight and waiting, when they differ from the defaults. */
  readonly bulkheads?: Readonly<Partial<Record<BulkheadName, FairLimits>>>;
  readonly newBreaker?: () => Breaker;
}

export interface Reader {
  readonly entrant: Entrant;
  readonly deadline: Deadline;
  /** Registers a body that is read later. The turn and the deadline last until the body has ended. */
  until(body: Readable): void;
}

/** Sends a request through a bulkhead, and returns its response as the call needs it: buffered or as a stream. */
export type SendRequest<Answer> = (bulkhead: Bulkhead, wire: Dispatcher.DispatchOptions, isRepeatable: boolean, deadline: Deadline) => Promise<Answer>;

export interface Transport {
  /** @throws UpstreamFault */
  send<C extends Call, Answer extends { readonly statusCode: number }, Result>(
    call: C,
    request: CallRequest<C>,
    caller: Caller,
    sendRequest: SendRequest<Answer>,
    read: (answer: Answer, reader: Reader) => Result | Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export function createTransport(options: TransportOptions): Transport {
  const { url, extensions, callTimeoutMs = Number.POSITIVE_INFINITY, bulkheads = {}, newBreaker = createBreaker } = options;
  const base = url.pathname.replace(/\/+$/, '');
  const bulkheadsByName = new Map<BulkheadName, Bulkhead>();
  const breakers = new Map<string, Breaker>();

  function openBulkhead(name: BulkheadName): Bulkhead {
    const found = bulkheadsByName.get(name);
    if (found) return found;
    const bulkhead = createBulkhead(url.origin, bulkheads[name] ?? defaultBulkheads[name]);
    bulkheadsByName.set(name, bulkhead);
    showBulkhead(name);
    return bulkhead;
  }

  function breakerOf({ name }: Call): Breaker {
    const found = breakers.get(name);
    if (found) return found;
    const breaker = newBreaker();
    breakers.set(name, breaker);
    return breaker;
  }

  return {
    async send(call, request, caller, sendRequest, read) {
      if (call.extension && !extensions) throw new Error(`${call.name} is an extension, and REST_EXTENSIONS is off`);
      const timeoutMs = Math.min(call.timeoutMs, callTimeoutMs, caller.remainingMs ?? call.timeoutMs);
      if (timeoutMs <= 0) throw timedOut(call);
      const breaker = breakerOf(call);
      const wait = breaker.wait();
      if (wait > 0) throw breakerOpen(call, wait);

      const bulkheadName = caller.bulkhead ?? bulkheadOf(call);
      const bulkhead = openBulkhead(bulkheadName);
      const entrant = { call: call.name, caller: callerOf(call, caller) };
      const wire = { ...wireRequest(call, request, caller, base, extensions), headersTimeout: call.timeoutMs, bodyTimeout: call.timeoutMs };
      const deadline = new Deadline(call, caller, timeoutMs);
      let leave: () => void;
      try {
        if (deadline.reason !== null) throw deadline.reason;
        leave = bulkhead.tryEnter(entrant) ?? (await countWaiting(bulkheadName, bulkhead.enter(entrant, deadline.signal)));
      } catch (error) {
        deadline.end();
        throw neverStarted(call, error);
      }

      const end = () => {
        deadline.end();
        leave();
      };
      return sendGuarded(
        { call, bulkheadName, breaker, caller: entrant.caller, span: caller.span, leave: end },
        () => sendRequest(bulkhead, wire, call.effect === 'read', deadline),
        (answer, until) => read(answer, { entrant, deadline, until }),
      );
    },
    close: async () => {
      await Promise.all([...bulkheadsByName.values()].map((bulkhead) => bulkhead.close()));
    },
  };
}

interface RequestGuard {
  readonly call: Pick<Call, 'name' | 'effect'>;
  readonly bulkheadName: BulkheadName;
  readonly breaker: Breaker;
  /** Key of the caller for the breaker. */
  readonly caller: string;
  readonly span: Span | null | undefined;
  /** Releases the turn. */
  readonly leave: () => void;
}

/**
 * Sends a request that has its turn and reads its response, unless the breaker is open. Reports the outcome to the breaker, and ends the turn.
 * @param send sends the request and returns the head of the response
 * @param read receives a function that keeps the turn until a body has ended
 * @throws UpstreamFault
 */
export async function sendGuarded<Answer extends { readonly statusCode: number }, Result>(
  { call, bulkheadName, breaker, caller, span, leave }: RequestGuard,
  send: () => Promise<Answer>,
  read: (answer: Answer, until: (body: Readable) => void) => Result | Promise<Result>,
): Promise<Result> {
  let isHeld = false;
  countInFlight(bulkheadName, 1);
  const finish = () => {
    countInFlight(bulkheadName, -1);
    leave();
  };
  const until = (body: Readable) => {
    isHeld = true;
    body.once('close', finish);
  };
  let ending: Ending = 'inconclusive';
  // Checked again, because the breaker may have opened while the request waited for its turn.
  const report = breaker.begin(caller);
  try {
    if (report === null) throw breakerOpen(call, breaker.wait());
    const answer = await send();
    span?.add({ 'http.response.status_code': answer.statusCode });
    ending = answer.statusCode >= 500 ? 'failed' : 'answered';
    return await read(answer, until);
  } catch (error) {
    if (isFailure(error)) ending = 'failed';
    throw isOurs(error) ? error : lostResponse(call, error);
  } finally {
    report?.(ending);
    showBreaker(call, breaker.isOpen());
    if (!isHeld) finish();
  }
}

/** Returns true for a fault that was already classified, or an argument that cannot be sent. */
const isOurs = (error: unknown) => error instanceof UpstreamFault || error instanceof errors.InvalidArgumentError;

/** Returns true for a network failure or a timeout. A disconnected caller says nothing about the REST API. */
const isFailure = (error: unknown) => !isOurs(error) && !(error instanceof Aborted && error.reason === 'cancelled');
