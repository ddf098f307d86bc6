/** Sends operations with the token of the signed-in person. The token is added here, so no editor and no history contains it. */
import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-sse';
import { isSubscription } from './code-snippets.ts';
import { type CostExtensions, showCost } from './cost.ts';
import { session } from './session.ts';

/**
 * @param typed headers typed by the person. An `authorization` header replaces the session's
 * @throws Error when the gateway cannot be reached, or the response is not from a gateway
 */
export async function ask<Data>(
  { query, variables, operationName }: FetcherParams,
  typed: HeadersInit = {},
  token = session.token(),
): Promise<ExecutionResult<Data, CostExtensions>> {
  const headers = new Headers(typed);
  const usesSession = token !== undefined && !headers.has('authorization');
  if (usesSession) headers.set('authorization', `Bearer ${token}`);
  headers.set('content-type', 'application/json');
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables, operationName }) }).catch(() => {
    throw new Error('The gateway cannot be reached');
  });
  const answer: ExecutionResult<Data, CostExtensions> = await response.json().catch(() => {
    throw new Error(`What answered with status ${response.status} is not the gateway`);
  });
  if (usesSession && answer.errors?.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED')) session.expire(token);
  return answer;
}

/** Subscribes with the token of the signed-in person, until the iteration is ended. */
function subscribe({ query, variables, operationName }: FetcherParams, typed: HeadersInit = {}) {
  const token = session.token();
  const headers = new Headers(typed);
  if (token !== undefined && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const client = createClient({ url: '/graphql/stream', headers: () => Object.fromEntries(headers), retryAttempts: 0 });
  return client.iterate<Record<string, unknown>, Record<string, unknown>>({ query, variables, ...(operationName && { operationName }) });
}

let isExplained = false;

/** Makes the next operation of the editors be explained instead of run. */
export function explainNext(): void {
  isExplained = true;
}

/** Fetcher of the editors. Just after a tab was opened, they may still pass the operation name of the previous tab. */
export const fetcher: Fetcher = async ({ operationName, ...params }, options) => {
  const request = { ...params, ...(operationName && params.query.includes(operationName) && { operationName }) };
  // No cost is shown for the editor's own schema request.
  if (operationName === 'IntrospectionQuery') return ask(request, { ...options?.headers });
  const more = isExplained ? { 'x-explain': '1' } : { 'x-cost': '1' };
  isExplained = false;
  showCost(undefined);
  if (isSubscription(request.query, request.operationName)) return subscribe(request, options?.headers);
  const { extensions, ...answer } = await ask<Record<string, unknown>>(request, { ...more, ...options?.headers });
  showCost(extensions);
  // The cost is shown beside the response.
  const { cost: _, ...others } = extensions ?? {};
  return { ...answer, ...(Object.keys(others).length > 0 && { extensions: others }) };
};
