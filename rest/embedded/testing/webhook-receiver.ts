/** A server on this machine that receives webhooks and verifies them with the library of Standard Webhooks. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** Sets the response to the next requests. */
  respond(status: number, body?: string, headers?: Readonly<Record<string, string>>): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let response = { status: 204, body: '', headers: {} };
  const server = createServer(async (request, answer) => {
    received.push({ id: String(request.headers['webhook-id']), headers: request.headers, body: await text(request) });
    answer.writeHead(response.status, response.headers).end(response.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`,
    received,
    respond: (status, body = '', headers = {}) => {
      response = { status, body, headers };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Returns the payload.
 * @throws WebhookVerificationError for a wrong signature or an old timestamp
 */
export const verified = (secret: string, { body, headers }: ReceivedWebhook): unknown =>
  new Webhook(secret).verify(body, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
