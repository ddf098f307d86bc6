/** The Apollo client: sends the session's token, times out, and pauses after a refused token until the person has signed in again. */
import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { from, mergeMap, throwError } from 'rxjs';
import { noticeServerTime } from '../calendar/server-clock.ts';
import { session, settledToken } from '../session/session.ts';
import { personOf } from '../session/session-store.ts';
import { newerBuild } from '../ui/newer-build.ts';
import { createCache } from './cache.ts';
import { forgetChangedLists } from './changes.ts';
import { writeServedConfig } from './config.ts';
import { takeEarlyResponse } from './early-response.ts';
import { countUnderWay, createByHash, keepDoneWrites, requestTimeout } from './links.ts';
import { showAsOf, waitForNetwork } from './offline.ts';
import { translateMessages } from './server-messages/translate-messages.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Token for the operation. Undefined means the session's token, null means no token. */
    token?: string | null | undefined;
    /** The token that the operation was last sent with, and its owner. */
    sentToken?: string | undefined;
    sentBy?: string | undefined;
  }
}

/** Operations wait while the person is prompted to sign in again. */
const withToken = new SetContextLink(async ({ token, headers }) => {
  const sentToken = token === undefined ? await settledToken() : (token ?? undefined);
  return {
    sentToken,
    sentBy: personOf(session.state())?.id,
    headers: sentToken === undefined ? headers : { ...headers, authorization: `Bearer ${sentToken}` },
  };
});

/** Ends the session after a refused token. The operation is retried once when the same person has signed in again, and rejected otherwise. */
const refusedToken = new ErrorLink(({ error, operation, forward }) => {
  const { token, sentToken, sentBy } = operation.getContext();
  const refused = CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
  if (!refused || sentToken === undefined || token !== undefined) return undefined;
  session.expire(sentToken);
  return from(settledToken()).pipe(
    mergeMap((renewed) =>
      renewed !== undefined && renewed !== sentToken && personOf(session.state())?.id === sentBy ? forward(operation) : throwError(() => error),
    ),
  );
});

/** Browsers can hash only on HTTPS and on localhost. Otherwise documents are sent in full. */
const byHash = globalThis.isSecureContext ? [createByHash()] : [];

const http = new BaseHttpLink({
  uri: '/graphql',
  headers: { 'apollographql-client-name': 'web' },
  fetch: async (input, init) => {
    const limit = AbortSignal.timeout(requestTimeout);
    const response = await (takeEarlyResponse(init) ?? fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit }));
    newerBuild.notice(response);
    noticeServerTime(response.headers.get('x-server-time'));
    return response;
  },
});

export const client = new ApolloClient({
  cache: createCache(),
  dataMasking: true,
  link: ApolloLink.from([countUnderWay, forgetChangedLists(), refusedToken, withToken, waitForNetwork, ...byHash, keepDoneWrites, translateMessages, http]),
});

showAsOf(client);
writeServedConfig(client);
client.onClearStore(async () => writeServedConfig(client));

// Clear the cache on sign-out so the next user cannot see the previous user's data.
let reader: string | undefined;
session.subscribe(() => {
  const person = personOf(session.state())?.id;
  if (reader !== undefined && reader !== person) client.clearStore().catch((error: unknown) => console.error(error));
  reader = person;
});

// Failed queries are refetched when the browser is online again.
window.addEventListener('online', () => {
  void client.refetchQueries({ include: 'active', onQueryUpdated: (query) => query.getCurrentResult().error !== undefined });
});
