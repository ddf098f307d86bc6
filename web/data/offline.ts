/** Offline behaviour: queries wait for the network, cached results are shown with their time, and writes are refused before sending (decision 75). */
import { type ApolloClient, ApolloLink, CombinedGraphQLErrors, type OperationVariables, ServerError } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, finalize, from, mergeMap, type Observable, tap, throwError } from 'rxjs';
import { offlineData, untilOnline } from '../ui/network.ts';

/** Error of a write that was not sent. */
export class OfflineError extends Error {}

/** Time of the last response to each query, in milliseconds. */
const answeredAt = new Map<string, number>();

const questionOf = (operationName: string | undefined, variables: OperationVariables | undefined) => JSON.stringify([operationName, variables]);

const isAnswered = (error: unknown) => CombinedGraphQLErrors.is(error) || ServerError.is(error);

export const waitForNetwork = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) return navigator.onLine ? forward(operation) : throwError(() => new OfflineError('No network'));
  const question = questionOf(operation.operationName, operation.variables);
  const wait = () =>
    defer(() => {
      return from(untilOnline()).pipe(finalize(offlineData.wait(answeredAt.has(question))));
    }).pipe(mergeMap(ask));
  const ask = (): Observable<ApolloLink.Result> =>
    forward(operation).pipe(
      tap(() => answeredAt.set(question, Date.now())),
      // Requests that were pending when the network failed are sent again.
      catchError((error: unknown) => (navigator.onLine || isAnswered(error) ? throwError(() => error) : wait())),
    );
  return defer(() => (navigator.onLine ? ask() : wait()));
});

/** Provides the time of the oldest shown result. Queries that a screen sends only once, such as the areas, do not count. */
export function showAsOf(client: ApolloClient): void {
  client.onClearStore(async () => answeredAt.clear());
  offlineData.showAsOf(() => {
    const lists = [...client.getObservableQueries('active')].filter(({ options }) => options.initialFetchPolicy === 'cache-and-network');
    const times = lists.flatMap(({ queryName, variables }) => answeredAt.get(questionOf(queryName, variables)) ?? []);
    return times.length === 0 ? undefined : Math.min(...times);
  });
}
