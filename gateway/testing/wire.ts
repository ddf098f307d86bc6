/** A server that keeps each request as it came over the wire, and answers, or does not, as a test says. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface WireRequest {
  readonly method: string;
  /** Path and query, not decoded and not normalised. */
  readonly target: string;
  /** All of them, names in lower case. */
  readonly headers: Readonly<IncomingMessage['headers']>;
  readonly body: string;
}

export interface Wire extends AsyncDisposable {
  readonly url: URL;
  /** Requests in the order they came. */
  readonly requests: WireRequest[];
}

/** @param answering is given the open response; what it does not end stays open until the client or the test closes it */
export async function startWire(answering: (request: WireRequest, response: ServerResponse) => void): Promise<Wire> {
  const requests: WireRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = await text(incoming).catch(() => null);
    // Whoever asked has left before the request was whole.
    if (body === null) return;
    const request = { method: incoming.method ?? '', target: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    answering(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the wire does not listen');
  return {
    url: new URL(`http://127.0.0.1:${address.port}`),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
