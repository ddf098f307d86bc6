/** Incomplete requests to the test servers in front of the gateway. An unhandled error event would end the whole run. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startFakeRest } from './fake-rest.ts';
import { startOtlpReceiver } from './otlp-receiver.ts';
import { startWire } from './wire.ts';

const fake = async () => {
  const { url, close } = await startFakeRest();
  return { url, [Symbol.asyncDispose]: close };
};

test.each([
  ['the fake REST API', fake],
  ['the wire', () => startWire((_request, response) => response.end())],
  ['the receiver of traces', () => startOtlpReceiver()],
])('%s drops them', async (_name, start) => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  await using server = await start();
  const socket = connect(Number(server.url.port), server.url.hostname);
  await once(socket, 'connect');
  socket.write('POST /api/auth/signin HTTP/1.1\r\nhost: fake\r\ncontent-length: 10\r\n\r\n{');
  // The response to a later client proves that the server has read the beginning, and the next response that it has seen the end.
  await fetch(server.url);
  socket.resetAndDestroy();
  await fetch(server.url);
  expect(unheard).not.toHaveBeenCalled();
});
