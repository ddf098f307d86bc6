/** What an operator sees of the REST calls, as Prometheus reads it. Names and alerts: docs/operations.md. */
import { Gauge, Histogram } from 'prom-client';
import type { Call } from '../../rest/contract/call.ts';
import { UpstreamFault } from './fault.ts';

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

/** Times a call and counts how it ended: `ok`, the kind of its fault, or `error` for a bug of ours. */
export async function timed<Result>({ name }: Call, make: () => Promise<Result>): Promise<Result> {
  const end = calls.startTimer({ call: name });
  try {
    const result = await make();
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: error instanceof UpstreamFault ? error.kind : 'error' });
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
