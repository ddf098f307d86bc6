/** How often which operation was asked for, how long it took and how it ended. Names and alerts: docs/operations.md. */
import type { ApolloServerPlugin } from '@apollo/server';
import { Counter, Histogram } from 'prom-client';
import type { Context } from '../graphql/context.ts';
import { clientOf } from './client.ts';

const operations = new Histogram({
  name: 'graphql_operation_seconds',
  help: 'GraphQL operations by name and by the code of their first error, or ok.',
  labelNames: ['operation', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});

const clients = new Counter({
  name: 'graphql_client_operations_total',
  help: 'GraphQL operations by the program that asked, as it says itself.',
  labelNames: ['client', 'version'],
});

/** Names that are told apart. Whoever sends operations chooses their names, and every name costs memory. */
export const mostNames = 200;

/** Clients with their versions that are told apart. */
export const mostClients = 50;

export function operationMetrics(): ApolloServerPlugin<Context> {
  const isNameCounted = firstFew(mostNames);
  const isClientCounted = firstFew(mostClients);
  return {
    async requestDidStart({ request: { http } }) {
      const startedAt = performance.now();
      const asking = clientOf(Object.fromEntries(http?.headers ?? []));
      clients.inc(isClientCounted(`${asking.client} ${asking.version}`) ? { ...asking } : { client: 'other', version: 'other' });
      return {
        async willSendResponse({ operation, operationName, response: { body } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          const outcome = errors === undefined ? 'ok' : String(errors[0]?.extensions?.['code'] ?? 'unknown');
          // The name of what could not be run is anybody's text.
          const requestedName = operationName ?? 'unnamed';
          const name = operation === undefined ? 'refused' : isNameCounted(requestedName) ? requestedName : 'other';
          operations.observe({ operation: name, outcome }, (performance.now() - startedAt) / 1_000);
        },
      };
    },
  };
}

/** Whether a text is one of the first so many different ones. */
function firstFew(most: number): (text: string) => boolean {
  const labels = new Set<string>();
  return (text) => {
    if (labels.size < most) labels.add(text);
    return labels.has(text);
  };
}
