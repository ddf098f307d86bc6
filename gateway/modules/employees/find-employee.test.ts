/** Finding an employee in the directory, whose pages are shared by all requests with the same token. */
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createAsyncCache } from '../../graphql/async-cache.ts';
import { testContext, testServices } from '../../testing/test-context.ts';
import { startWire } from '../../testing/wire.ts';
import { createUpstream } from '../../upstream/client.ts';
import { callsOf } from '../../upstream/operation.ts';
import { Token } from '../../upstream/token.ts';
import { findEmployee } from './find-employee.ts';

test('a shared page still loads when its first caller disconnects', async () => {
  let held: (response: ServerResponse) => void = () => {};
  const asked = new Promise<ServerResponse>((resolve) => {
    held = resolve;
  });
  await using wire = await startWire((_request, response) => held(response));
  const upstream = createUpstream({ url: wire.url, extensions: false });
  const services = { ...testServices(['MODERATOR']), directory: createAsyncCache<never>({ ageMs: 60_000, maxEntries: 10 }) };
  const first = new AbortController();
  const asking = (signal: AbortSignal) =>
    findEmployee(testContext('me', [], { services, calls: callsOf(upstream, { token: new Token('me'), requestId: 'request-1', signal }) }), '7');

  const answers = [asking(first.signal), asking(new AbortController().signal)];
  const response = await asked;
  first.abort();
  response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id": 7, "firstName": "Ganesh"}]');

  for (const answer of answers) expect(await answer).toMatchObject({ id: '7', firstName: 'Ganesh' });
  expect(wire.requests).toHaveLength(1);
  await upstream.close();
});
