/** A server that records each request as received, and lets a test decide on the response. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface WireRequest {
  readonly method: string;
  /** Path and query, neither decoded nor normalised. */
  readonly target: string;
  /** All headers, with names in lower case. */
  readonly headers: Readonly<IncomingMessage['headers']>;
  readonly body: string;
}

export interface Wire extends AsyncDisposable {
  readonly url: URL;
  /** Requests in order of arrival. */
  readonly requests: WireRequest[];
}

/** @param answering receives the open response. A response that it does not end stays open until the client or the test closes it */
export async function startWire(answering: (request: WireRequest, response: ServerResponse) => void): Promise<Wire> {
  const requests: WireRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming).catch(() => null);
    // The client disconnected before the request was complete.
    if (body === null) return;
    const request = { method: incoming.method ?? '', target: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    answering(request, response);
  });
  return {
    url: await listen(server),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
