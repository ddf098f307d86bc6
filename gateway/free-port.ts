/** Reserves a free port for `PORT=0` before anything starts, because links in mails begin with the gateway's address. */
import { createServer } from 'node:net';

export interface FreePort {
  readonly port: number;
  /** Releases the port. Until then no other process can use it. */
  release(): Promise<void>;
}

export async function holdFreePort(host: string): Promise<FreePort> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was found');
  return { port: address.port, release: () => new Promise((resolve) => server.close(() => resolve())) };
}
