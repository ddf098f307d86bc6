/**
 * Counts which fields, arguments and input fields the clients use, so the use of deprecated ones is visible. An operation adds
 * one number. The numbers become counts of coordinates every ten seconds, because most operations have the text of an earlier one.
 */
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Counter } from 'prom-client';
import { type Clock, indiaDate } from '../../../rest/contract/clock.ts';
import { type Coordinate, coordinatesOf, coordinatesOfVariables } from './coordinates.ts';
import type { Counts, UsageStore } from './usage-store.ts';

/** A program by the name that it sends, or a tool by the name of its token. */
export interface UsageClient {
  readonly name: string;
  readonly isTool: boolean;
}

/** An operation of a document. It is the same object for each use of the document. */
interface DocumentOperation {
  readonly definition: OperationDefinitionNode;
  /** Returns the schema coordinates that the text uses. */
  coordinates(): readonly string[];
}

/** An operation that ran. */
export interface UsedOperation {
  readonly operation: DocumentOperation;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The client, one of a limited number. */
  readonly client: UsageClient;
}

export interface ClientUsage extends UsageClient {
  readonly operationCount: number;
  readonly lastUsedOn: string;
}

export interface FieldUsage extends Coordinate {
  /** Clients, those with most operations first. */
  readonly clients: readonly ClientUsage[];
}

export interface UsageReport {
  /** The first day with counts; null before the first operation. */
  readonly countedSince: string | null;
  readonly isShared: boolean;
  readonly fields: readonly FieldUsage[];
}

export interface Usage {
  count(used: UsedOperation): void;
  /** @throws when the store cannot be read */
  report(): Promise<UsageReport>;
  /** Stores the latest counts. */
  close(): Promise<void>;
}

export interface UsageOptions {
  readonly schema: GraphQLSchema;
  readonly store: UsageStore;
  readonly clock: Clock;
  /** Called once for several consecutive failures to store counts. Counts of the last seven days are kept for the next attempt. */
  readonly onFault: (error: unknown) => void;
}

const used = new Counter({
  name: 'graphql_field_operations_total',
  help: 'GraphQL operations by the fields, arguments and input fields that they use, and by client. Up to ten seconds late.',
  labelNames: ['field', 'client'],
});

/** Maximum number of separately counted pairs of coordinate and client. Later clients are counted together for each coordinate. */
export const maxPairs = 5_000;

const storedEveryMs = 10_000;
/** Maximum number of different texts between two updates. Anonymous clients can send a new text each time. */
const maxTexts = 200;
/** Maximum number of days whose counts wait for the store. */
const maxWaitingDays = 7;

const others: UsageClient = { name: 'other', isTool: false };

const keyOf = (coordinate: string, { name, isTool }: UsageClient) => `${coordinate} ${isTool ? 'tool' : 'client'} ${name}`;

/** Splits a key. Coordinates and kinds contain no spaces, and a tool's name may contain some. */
function partsOf(key: string): { readonly coordinate: string; readonly client: UsageClient } {
  const [coordinate = '', kind, ...name] = key.split(' ');
  return { coordinate, client: { name: name.join(' '), isTool: kind === 'tool' } };
}

export function createUsage({ schema, store, clock, onFault }: UsageOptions): Usage {
  /** Number of operations by text and then by client. */
  const ran = new Map<DocumentOperation, Map<UsageClient, number>>();
  const clients = new Map<string, UsageClient>();
  const pairs = new Set<string>();
  /** Counts by day that are not stored yet. */
  const waiting = new Map<string, Map<string, number>>();
  let isFailing = false;

  function add(counts: Map<string, number>, coordinate: string, client: UsageClient, count: number): void {
    const pair = keyOf(coordinate, client);
    const isOwn = pairs.has(pair) || pairs.size < maxPairs;
    if (isOwn) pairs.add(pair);
    const counted = isOwn ? client : others;
    const key = isOwn ? pair : keyOf(coordinate, counted);
    counts.set(key, (counts.get(key) ?? 0) + count);
    used.inc({ field: coordinate, client: counted.name }, count);
  }

  function countsOfToday(): Map<string, number> {
    const day = indiaDate(clock.now());
    const counts = waiting.get(day) ?? new Map<string, number>();
    waiting.set(day, counts);
    const [oldest = ''] = waiting.keys();
    if (waiting.size > maxWaitingDays) waiting.delete(oldest);
    return counts;
  }

  function addRan(): void {
    if (ran.size === 0) return;
    const counts = countsOfToday();
    for (const [operation, byClient] of ran) {
      for (const [client, count] of byClient) for (const coordinate of operation.coordinates()) add(counts, coordinate, client, count);
    }
    ran.clear();
  }

  async function storeCounts(): Promise<void> {
    addRan();
    for (const [day, counts] of [...waiting]) {
      waiting.delete(day);
      try {
        await store.add(day, counts);
        isFailing = false;
      } catch (error) {
        for (const [key, count] of waiting.get(day) ?? []) counts.set(key, (counts.get(key) ?? 0) + count);
        waiting.set(day, counts);
        if (!isFailing) onFault(error);
        isFailing = true;
      }
    }
  }

  const timer = setInterval(() => void storeCounts(), storedEveryMs).unref();

  return {
    count({ operation, variables, client: { name, isTool } }) {
      // One object for each client, so it can be a key.
      const clientKey = keyOf('', { name, isTool });
      const client = clients.get(clientKey) ?? { name, isTool };
      clients.set(clientKey, client);
      const byClient = ran.get(operation) ?? new Map<UsageClient, number>();
      ran.set(operation, byClient.set(client, (byClient.get(client) ?? 0) + 1));
      const inVariables = coordinatesOfVariables(schema, operation.definition, variables);
      if (inVariables.size > 0) {
        const counts = countsOfToday();
        for (const coordinate of inVariables) add(counts, coordinate, client, 1);
      }
      if (ran.size >= maxTexts) addRan();
    },
    async report() {
      await storeCounts();
      const days = await store.read(indiaDate(clock.now()));
      const clientsOf = summed(days);
      return {
        countedSince: [...days.keys()].toSorted()[0] ?? null,
        isShared: store.isShared,
        fields: coordinatesOf(schema).map((field) => ({ ...field, clients: clientsOf.get(field.coordinate) ?? [] })),
      };
    },
    async close() {
      clearInterval(timer);
      await storeCounts();
    },
  };
}

/** Returns the clients of each coordinate over all days. */
function summed(days: ReadonlyMap<string, Counts>): ReadonlyMap<string, readonly ClientUsage[]> {
  const totals = new Map<string, { operationCount: number; lastUsedOn: string }>();
  for (const [day, counts] of days) {
    for (const [key, count] of counts) {
      const { operationCount, lastUsedOn } = totals.get(key) ?? { operationCount: 0, lastUsedOn: day };
      totals.set(key, { operationCount: operationCount + count, lastUsedOn: day > lastUsedOn ? day : lastUsedOn });
    }
  }
  const clients = new Map<string, ClientUsage[]>();
  for (const [key, total] of totals) {
    const { coordinate, client } = partsOf(key);
    clients.set(coordinate, [...(clients.get(coordinate) ?? []), { ...client, ...total }]);
  }
  for (const ofField of clients.values()) ofField.sort((one, other) => other.operationCount - one.operationCount);
  return clients;
}
