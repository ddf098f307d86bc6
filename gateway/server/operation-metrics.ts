/** How often which operation was asked for, how long it took and how it ended. Names and alerts: docs/operations.md. */
import type { ApolloServerPlugin } from '@apollo/server';
import { Histogram } from 'prom-client';
import type { Context } from '../graphql/context.ts';

const operations = new Histogram({
  name: 'graphql_operation_seconds',
  help: 'GraphQL operations by name and by the code of their first error, or ok.',
  labelNames: ['operation', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});

/** Names that are told apart. Whoever sends operations chooses their names, and every name costs memory. */
export const mostNames = 200;

export function operationMetrics(): ApolloServerPlugin<Context> {
  const names = new Set<string>();
  const bounded = (name: string): string => {
    if (!names.has(name) && names.size >= mostNames) return 'other';
    names.add(name);
    return name;
  };
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operation, operationName, response: { body } }) {
          const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
          const outcome = errors === undefined ? 'ok' : String(errors[0]?.extensions?.['code'] ?? 'unknown');
          // The name of what could not be run is anybody's text.
          const name = operation === undefined ? 'refused' : bounded(operationName ?? 'unnamed');
          operations.observe({ operation: name, outcome }, (performance.now() - startedAt) / 1_000);
        },
      };
    },
  };
}
