/** Telemetry of REST calls: Prometheus metrics and spans. Alerts are in docs/operations.md. */
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Call } from '../../rest/contract/call.ts';
import { UpstreamFault } from './fault.ts';
import type { Caller } from './request.ts';
import { serverFacts } from './span.ts';

const calls = new Histogram({
  name: 'rest_call_seconds',
  help: 'REST calls by name and outcome, from the request to the last byte read, including the wait for a turn.',
  labelNames: ['call', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** Current values by label. They are plain numbers and become a metric only on a scrape, because each call changes several. */
class Levels {
  readonly #values = new Map<string, number>();

  constructor(name: string, help: string, label: string) {
    const values = this.#values;
    new Gauge({
      name,
      help,
      labelNames: [label],
      collect() {
        for (const [value, level] of values) this.set({ [label]: value }, level);
      },
    });
  }

  set(value: string, level: number): void {
    this.#values.set(value, level);
  }

  add(value: string, change: number): void {
    this.set(value, (this.#values.get(value) ?? 0) + change);
  }
}

const inFlight = new Levels('rest_calls_in_flight', 'REST calls that have been sent and not answered, by bulkhead.', 'bulkhead');
const waiting = new Levels('rest_calls_waiting', 'REST calls that wait for their turn, by bulkhead.', 'bulkhead');
const breakers = new Levels('rest_call_breaker_open', '1 while a REST call is not made because it failed for several people.', 'call');

/**
 * Records a call from start to outcome: `ok`, the kind of its fault, or `error` for an internal error.
 * @param server the server that is called
 */
export async function watched<Result>(
  { name, method, path }: Pick<Call, 'name' | 'method' | 'path'>,
  server: URL,
  caller: Caller,
  make: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
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
    const ms = performance.now() - startedAt;
    calls.observe({ call: name, outcome }, ms / 1_000);
    return ms;
  };
  try {
    const result = await make(span ? { ...caller, span } : caller);
    end('ok', false);
    return result;
  } catch (error) {
    if (error instanceof UpstreamFault) error.ms = Math.round(end(error.kind, error.isTrouble));
    else end('error', true);
    throw error;
  }
}

/** Adds the metrics of a newly opened bulkhead. */
export function showBulkhead(bulkhead: string): void {
  waiting.add(bulkhead, 0);
  inFlight.add(bulkhead, 0);
}

/** Counts a call of a bulkhead as waiting until it gets its turn or gives up. */
export async function countWaiting<Turn>(bulkhead: string, turn: Promise<Turn>): Promise<Turn> {
  waiting.add(bulkhead, 1);
  try {
    return await turn;
  } finally {
    waiting.add(bulkhead, -1);
  }
}

/** Adds 1 or -1 to the calls in flight of a bulkhead. */
export const countInFlight = (bulkhead: string, change: 1 | -1): void => inFlight.add(bulkhead, change);

export const showBreaker = ({ name }: Pick<Call, 'name'>, isOpen: boolean): void => breakers.set(name, isOpen ? 1 : 0);

const unknownValues = new Counter({
  name: 'upstream_unknown_values_total',
  help: 'Values of the REST API that were not understood and are read as null, by the set or kind of value that was expected.',
  labelNames: ['set'],
});

/** Returns null, and counts the value unless it is absent. @param set name of the expected closed set or kind of value */
export function unknownValue(set: string, value: unknown): null {
  if (value !== null && value !== undefined && value !== '') unknownValues.inc({ set });
  return null;
}
