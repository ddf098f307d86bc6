import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { holdFreePort } from './free-port.ts';

/** Returns true when the port is free, and closes the listener again. */
const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

test('reserves a port until it is released', async () => {
  const held = await holdFreePort('127.0.0.1');
  expect(held.port).toBeGreaterThan(0);
  expect(await canListen(held.port)).toBe(false);
  await held.release();
  expect(await canListen(held.port)).toBe(true);
});

test('rejects a host of another machine', async () => {
  await expect(holdFreePort('192.0.2.1')).rejects.toThrow(/EADDRNOTAVAIL/);
});
