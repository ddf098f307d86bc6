/** A fake gateway for screens in tests. It answers by generated document, so a wrong field or variable is a type error. */
import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { type GraphQLHandler, graphql, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ClientConfigQuery, GoogleMapsKeyQuery } from '../data/config.generated.ts';

/**
 * Wraps a fetch so that an aborted request is not cancelled, and only its response is ignored. The fake server leaves an unhandled rejection
 * when a request is cancelled at the moment in which it fails, and that ends the whole run.
 */
export const withoutCancel =
  (answer: typeof fetch): typeof fetch =>
  (input, { signal, ...init } = {}) => {
    const answered = answer(input, init);
    if (!signal) return answered;
    const givenUp = new Promise<never>((_, reject) => {
      const giveUp = () => reject(signal.reason);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
    return Promise.race([answered, givenUp]);
  };

/** Configuration of the server unless a test sets another: a provider's REST API without extensions. */
const provider: ClientConfigQuery['clientConfig'] = { __typename: 'ClientConfig', extensions: false, basemap: null, mapTiles: null };
const noKey: GoogleMapsKeyQuery['clientConfig'] = { __typename: 'ClientConfig', googleMapsApiKey: null };

export const server = setupServer(
  graphql.query('ClientConfig', () => HttpResponse.json({ data: { clientConfig: provider } })),
  graphql.query('GoogleMapsKey', () => HttpResponse.json({ data: { clientConfig: noKey } })),
  // Unhandled requests never reach the network, because cancelling such a connection can end the whole process.
  graphql.operation(() => HttpResponse.error()),
);

/** Returns a promise and the function that fulfils it, for a response that arrives at a chosen moment. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

/** Response of the gateway: data, one of its error codes, or no response because it cannot be reached. */
export type Answer<Data> = { data: Data } | { code: string; message?: string; serverMessage?: string } | 'unreachable';

/** Returns the fields of every mutation's payload: a success, or a refusal with this message. */
export const payload = (message: string | null, refusal?: string) => ({
  message,
  userErrors: refusal === undefined ? [] : [{ __typename: 'UserError' as const, code: 'REFUSED' as const, message: refusal }],
});

/** Requests of an operation, with their variables and tokens. */
export interface Asked<Variables> {
  variables: Variables;
  authorization: string | null;
}

/** Answers an operation from now on. Returns the list of its requests, which grows. */
export function answer<Data extends Record<string, unknown>, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  give: (variables: NoInfer<Variables>) => Answer<Unmasked<NoInfer<Data>>> | Promise<Answer<Unmasked<NoInfer<Data>>>>,
): readonly Asked<Variables>[] {
  const requests: Asked<Variables>[] = [];
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  const handler: GraphQLHandler = graphql.operation<Record<string, unknown>, Variables>(async ({ operationName, variables, request }) => {
    if (operationName !== operation?.name?.value) return undefined;
    requests.push({ variables, authorization: request.headers.get('authorization') });
    const reply = await give(variables);
    if (reply === 'unreachable') return HttpResponse.error();
    if ('code' in reply)
      return HttpResponse.json({
        data: null,
        errors: [{ message: reply.message ?? 'The REST call refused.', extensions: { code: reply.code, serverMessage: reply.serverMessage } }],
      });
    return HttpResponse.json({ data: reply.data });
  });
  server.use(handler);
  return requests;
}
