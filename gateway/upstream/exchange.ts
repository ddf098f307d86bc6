/** Sends a call in its lane, past its breaker, within its deadline, and hands the answer on. Here HTTP begins. */
import type { Readable } from 'node:stream';
import { type Dispatcher, errors } from 'undici';
import type { Call } from '../../rest/contract/call.ts';
import { type Breaker, createBreaker, type Ending } from './breaker.ts';
import { UpstreamFault } from './fault.ts';
import { createLane, defaultLanes, type Lane, type LaneName, laneOf } from './lanes.ts';
import { countInFlight, countWaiting, showBreaker } from './metrics.ts';
import { Aborted, brokenDown, lostAnswer, neverStarted, tooLate } from './refusal.ts';
import { askerOf, type Caller, type CallRequest, wireRequest } from './request.ts';
import type { ShareBounds } from './share.ts';

export interface ExchangeOptions {
  /** Base of the documented paths, such as `https://api.example.in`; a path in it is kept. */
  readonly url: URL;
  readonly extensions: boolean;
  /** Milliseconds that any call may take; by default each as long as the contract says. */
  readonly callTimeoutMs?: number;
  /** What may be in flight and wait, where it is not the default. */
  readonly lanes?: Readonly<Partial<Record<LaneName, ShareBounds>>>;
  /** Makes the breaker of a call. */
  readonly newBreaker?: () => Breaker;
}

/** What an answer is read with. */
export interface Reader {
  readonly asker: string;
  /** Aborted when the time is up, or when whoever asked for a read has gone. */
  readonly signal: AbortSignal;
  /** Names what is not read at once: the turn and the deadline last until that has ended. */
  until(body: Readable): void;
}

type Reading<Result> = (answer: Dispatcher.ResponseData, reader: Reader) => Promise<Result>;

export interface Exchange {
  /** @throws UpstreamFault */
  exchange<C extends Call, Result>(call: C, request: CallRequest<C>, caller: Caller, read: Reading<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function createExchange(options: ExchangeOptions): Exchange {
  const { url, extensions, callTimeoutMs = Number.POSITIVE_INFINITY, lanes = {}, newBreaker = createBreaker } = options;
  const base = url.pathname.replace(/\/+$/, '');
  const lanesByName = new Map<LaneName, Lane>();
  const breakers = new Map<string, Breaker>();

  function openLane(name: LaneName): Lane {
    const found = lanesByName.get(name) ?? createLane(url.origin, lanes[name] ?? defaultLanes[name]);
    lanesByName.set(name, found);
    return found;
  }

  function breakerOf({ name }: Call): Breaker {
    const found = breakers.get(name) ?? newBreaker();
    breakers.set(name, found);
    return found;
  }

  async function sendNow<Result>(call: Call, sending: Dispatcher.RequestOptions, lane: Lane, read: Reading<Result>, reader: Reader) {
    const breaker = breakerOf(call);
    // Looked at again: it may have opened while the call waited for its turn.
    const tell = breaker.begin(reader.asker);
    if (tell === null) throw brokenDown(call, breaker.wait());
    let ending: Ending = 'untold';
    try {
      const answer = await lane.request(sending, call.effect === 'read');
      ending = answer.statusCode >= 500 ? 'failed' : 'answered';
      return await read(answer, reader);
    } catch (error) {
      if (isFailure(error)) ending = 'failed';
      throw error;
    } finally {
      tell(ending);
      showBreaker(call, breaker.wait() > 0);
    }
  }

  return {
    async exchange(call, request, caller, read) {
      if (call.extension && !extensions) throw new Error(`${call.name} is an extension, and REST_EXTENSIONS is off`);
      const timeoutMs = Math.min(call.timeoutMs, callTimeoutMs, caller.remainingMs ?? call.timeoutMs);
      if (timeoutMs <= 0) throw tooLate(call);
      const wait = breakerOf(call).wait();
      if (wait > 0) throw brokenDown(call, wait);

      const wire = wireRequest(call, request, caller, extensions);
      const laneName = caller.lane ?? laneOf(call);
      const lane = openLane(laneName);
      const asker = askerOf(call, caller);
      const deadline = deadlineOf(call, caller, timeoutMs);
      const leave = await countWaiting(laneName, lane.enter({ call: call.name, asker }, deadline.signal)).catch((error: unknown) => {
        deadline.end();
        throw neverStarted(call, error);
      });
      const sending = { ...wire, path: base + wire.path, headersTimeout: call.timeoutMs, bodyTimeout: call.timeoutMs, signal: deadline.signal };
      let isHeld = false;
      const arrived = countInFlight(laneName);
      const finish = () => {
        arrived();
        deadline.end();
        leave();
      };
      try {
        const readTraced: typeof read = (answer, reader) => {
          caller.span?.add({ 'http.response.status_code': answer.statusCode });
          return read(answer, reader);
        };
        const until = (body: Readable) => {
          isHeld = true;
          body.once('close', finish);
        };
        return await sendNow(call, sending, lane, readTraced, { asker, signal: deadline.signal, until });
      } catch (error) {
        throw isOurs(error) ? error : lostAnswer(call, error);
      } finally {
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

/** Aborted when the time is up, or when whoever asked for a read has gone. */
function deadlineOf(call: Call, { signal }: Caller, timeoutMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Aborted('timeout')), timeoutMs);
  const cancel = () => controller.abort(new Aborted('cancelled'));
  if (call.effect === 'read') {
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
  }
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
