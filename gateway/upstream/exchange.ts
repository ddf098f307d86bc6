/** Sends a call in its lane, past its breaker, within its deadline, and hands the answer on. Here HTTP begins. */
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import type { Call } from '../../rest/contract/call.ts';
import { type Breaker, createBreaker, type Ending } from './breaker.ts';
import { Deadline } from './deadline.ts';
import { UpstreamFault } from './fault.ts';
import { createLane, defaultLanes, type Lane, type LaneName, laneOf } from './lanes.ts';
import { countInFlight, countWaiting, showBreaker, showLane } from './metrics.ts';
import { Aborted, brokenDown, lostAnswer, neverStarted, tooLate } from './refusal.ts';
import { askerOf, type Caller, type CallRequest, wireRequest } from './request.ts';
import type { Entrant, ShareBounds } from './share.ts';

export interface ExchangeOptions {
  /** Base of the documented paths, such as `https://api.example.in`; a path in it is kept. */
  readonly url: URL;
  readonly extensions: boolean;
  /** Milliseconds that any call may take; by default each as long as the contract says. */
  readonly callTimeoutMs?: number;
  /** Limits of requests in flight and waiting, when they differ from the defaults. */
  readonly lanes?: Readonly<Partial<Record<LaneName, ShareBounds>>>;
  readonly newBreaker?: () => Breaker;
}

export interface Reader {
  readonly entrant: Entrant;
  readonly deadline: Deadline;
  /** Names what is not read at once: the turn and the deadline last until that has ended. */
  until(body: Readable): void;
}

/** Sends a request by a lane, and gives its answer as the call needs it: whole, or as it comes. */
export type SendByLane<Answer> = (lane: Lane, wire: Dispatcher.DispatchOptions, isRepeatable: boolean, deadline: Deadline) => Promise<Answer>;

export interface Exchange {
  /** @throws UpstreamFault */
  exchange<C extends Call, Answer extends { readonly statusCode: number }, Result>(
    call: C,
    request: CallRequest<C>,
    caller: Caller,
    ask: SendByLane<Answer>,
    read: (answer: Answer, reader: Reader) => Result | Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { url, extensions, callTimeoutMs = Number.POSITIVE_INFINITY, lanes = {}, newBreaker = createBreaker } = options;
  const base = url.pathname.replace(/\/+$/, '');
  const lanesByName = new Map<LaneName, Lane>();
  const breakers = new Map<string, Breaker>();

  function openLane(name: LaneName): Lane {
    const found = lanesByName.get(name);
    if (found) return found;
    const lane = createLane(url.origin, lanes[name] ?? defaultLanes[name]);
    lanesByName.set(name, lane);
    showLane(name);
    return lane;
  }

  function breakerOf({ name }: Call): Breaker {
    const found = breakers.get(name);
    if (found) return found;
    const breaker = newBreaker();
    breakers.set(name, breaker);
    return breaker;
  }

  return {
    async exchange(call, request, caller, ask, read) {
      if (call.extension && !extensions) throw new Error(`${call.name} is an extension, and REST_EXTENSIONS is off`);
      const timeoutMs = Math.min(call.timeoutMs, callTimeoutMs, caller.remainingMs ?? call.timeoutMs);
      if (timeoutMs <= 0) throw tooLate(call);
      const breaker = breakerOf(call);
      const wait = breaker.wait();
      if (wait > 0) throw brokenDown(call, wait);

      const laneName = caller.lane ?? laneOf(call);
      const lane = openLane(laneName);
      const entrant = { call: call.name, asker: askerOf(call, caller) };
      const wire = { ...wireRequest(call, request, caller, base, extensions), headersTimeout: call.timeoutMs, bodyTimeout: call.timeoutMs };
      const deadline = new Deadline(call, caller, timeoutMs);
      let leave: () => void;
      try {
        if (deadline.reason !== null) throw deadline.reason;
        leave = lane.tryEnter(entrant) ?? (await countWaiting(laneName, lane.enter(entrant, deadline.signal)));
      } catch (error) {
        deadline.end();
        throw neverStarted(call, error);
      }

      let isHeld = false;
      countInFlight(laneName, 1);
      const finish = () => {
        countInFlight(laneName, -1);
        deadline.end();
        leave();
      };
      const until = (body: Readable) => {
        isHeld = true;
        body.once('close', finish);
      };
      let ending: Ending = 'untold';
      // Looked at again: it may have opened while the call waited for its turn.
      const tell = breaker.begin(entrant.asker);
      try {
        if (tell === null) throw brokenDown(call, breaker.wait());
        const answer = await ask(lane, wire, call.effect === 'read', deadline);
        caller.span?.add({ 'http.response.status_code': answer.statusCode });
        ending = answer.statusCode >= 500 ? 'failed' : 'answered';
        return await read(answer, { entrant, deadline, until });
      } catch (error) {
        if (isFailure(error)) ending = 'failed';
        throw isOurs(error) ? error : lostAnswer(call, error);
      } finally {
        tell?.(ending);
        showBreaker(call, breaker.isOpen());
        if (!isHeld) finish();
      }
    },
    close: async () => {
      await Promise.all([...lanesByName.values()].map((lane) => lane.close()));
    },
  };
}

/** A fault that was understood, or an argument that cannot be sent. */
const isOurs = (error: unknown) => error instanceof UpstreamFault || error instanceof errors.InvalidArgumentError;

/** The network failed or the time was up. That somebody left says nothing about the REST API. */
const isFailure = (error: unknown) => !isOurs(error) && !(error instanceof Aborted && error.reason === 'cancelled');
