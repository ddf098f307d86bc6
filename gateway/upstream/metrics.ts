/** What an operator sees of the REST calls: metrics as Prometheus reads them, and spans. Names and alerts: docs/operations.md. */
import { Gauge, Histogram } from 'prom-client';
import type { Call } from '../../rest/contract/call.ts';
import { UpstreamFault } from './fault.ts';
import type { Caller } from './request.ts';
import { serverFacts } from './span.ts';

const calls = new Histogram({
  name: 'rest_call_seconds',
  help: 'REST calls by name and outcome, from being asked for to the last byte read; waiting for a turn included.',
  labelNames: ['call', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

const inFlight = new Gauge({ name: 'rest_calls_in_flight', help: 'REST calls that have been sent and not answered, by lane.', labelNames: ['lane'] });
const waiting = new Gauge({ name: 'rest_calls_waiting', help: 'REST calls that wait for their turn, by lane.', labelNames: ['lane'] });
const breakers = new Gauge({
  name: 'rest_call_breaker_open',
  help: '1 while a REST call is not made because it failed for several people.',
  labelNames: ['call'],
});

/**
 * Watches a call from its beginning to how it ended: `ok`, the kind of its fault, or `error` for a bug of ours.
 * @param server where it goes
 */
export async function watched<Result>({ name, method, path }: Call, server: URL, caller: Caller, make: (caller: Caller) => Promise<Result>): Promise<Result> {
  const endTimer = calls.startTimer({ call: name });
  const span = caller.span?.begin(`${method} ${path}`, 'client', {
    'http.request.method': method,
    'url.template': path,
    ...serverFacts(server),
    'rest.call': name,
    'request.id': caller.requestId,
  });
  const end = (outcome: string, isTrouble: boolean) => {
    span?.add({ 'rest.outcome': outcome });
    span?.end(isTrouble ? outcome : null);
    return endTimer({ outcome });
  };
  try {
    const result = await make(span ? { ...caller, span } : caller);
    end('ok', false);
    return result;
  } catch (error) {
    if (error instanceof UpstreamFault) error.ms = Math.round(end(error.kind, error.isTrouble) * 1_000);
    else end('error', true);
    throw error;
  }
}

/** Counts a call of a lane as waiting until its turn has come or it gave up. */
export async function countWaiting<Turn>(lane: string, turn: Promise<Turn>): Promise<Turn> {
  waiting.inc({ lane });
  try {
    return await turn;
  } finally {
    waiting.dec({ lane });
  }
}

/** Counts a call of a lane as in flight. @returns what ends it */
export function countInFlight(lane: string): () => void {
  inFlight.inc({ lane });
  return () => inFlight.dec({ lane });
}

export const showBreaker = ({ name }: Call, isOpen: boolean): void => breakers.set({ call: name }, isOpen ? 1 : 0);
