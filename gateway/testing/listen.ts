/** Servers of tests. */
import type { Server } from 'node:net';

/** Makes a server listen on this machine, by default on a free port. @returns the URL of an HTTP server */
export async function listen(server: Server, port = 0): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return new URL(`http://127.0.0.1:${address.port}`);
}
