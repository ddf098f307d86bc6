/** Of several servers of one database one takes writes, and after a failure it is another one: each connection is opened to whichever it is then. */
import { once } from 'node:events';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type postgres from 'postgres';
import { isOutage } from './error-code.ts';

/** Milliseconds in which a server has to say whether it takes writes. */
const answerWithinMs = 3_000;

/**
 * Milliseconds for which a connection may be silent. One that waits for an answer so long has lost its server, of which the network says
 * nothing for a quarter of an hour; one that is idle is opened again when it is needed.
 */
const silenceMs = 30_000;

/** A client of one connection. */
type ConnectTo = (url: string) => postgres.Sql;

interface Server {
  readonly host: string;
  readonly port: number;
}

/**
 * What postgres.js opens connections by. It never uses a connection again for which this throws, or whose socket is closed before the first
 * bytes are written to it; so a fault is that of a socket, at its first bytes.
 */
export function socketsToPrimary(urls: readonly string[], connectTo: ConnectTo): () => Promise<Duplex> {
  return async () => {
    try {
      return await connected(await findPrimary(urls, connectTo));
    } catch (fault) {
      return new Duplex({ read: () => undefined, write: (_bytes, _encoding, done) => done(fault instanceof Error ? fault : noPrimary()) });
    }
  };
}

/** The first that answers that it takes writes. @throws Error what a server refuses, or that none can be reached that takes writes */
async function findPrimary(urls: readonly string[], connectTo: ConnectTo): Promise<Server> {
  try {
    return await Promise.any(urls.map((url) => serverThatWrites(connectTo(url))));
  } catch (error) {
    const faults: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw faults.find((fault) => !isOutage(fault)) ?? noPrimary();
  }
}

async function serverThatWrites(client: postgres.Sql): Promise<Server> {
  const timer = setTimeout(() => client.end({ timeout: 0 }), answerWithinMs);
  try {
    const [found] = await client<{ isReadOnly: string }[]>`select current_setting('transaction_read_only') as "isReadOnly"`;
    if (found?.isReadOnly !== 'off') throw noPrimary();
    const { host, port } = client.options;
    return { host: host[0] ?? '', port: port[0] ?? 5432 };
  } finally {
    clearTimeout(timer);
    void client.end({ timeout: 0 });
  }
}

const noPrimary = () => Object.assign(new Error('None of the servers can be reached and takes writes'), { code: 'CONNECTION_NO_PRIMARY' });

async function connected({ host, port }: Server): Promise<Socket> {
  const socket = new Socket();
  const timer = setTimeout(() => socket.destroy(noPrimary()), answerWithinMs);
  socket.connect(port, host);
  try {
    await once(socket, 'connect');
  } finally {
    clearTimeout(timer);
  }
  let read = -1;
  // By looking, because whoever speaks TLS over the socket takes its listeners away.
  const watch = setInterval(() => {
    if (socket.destroyed) clearInterval(watch);
    else if (socket.bytesRead === read) socket.destroy();
    read = socket.bytesRead;
  }, silenceMs).unref();
  // Where postgres.js looks for the name that a certificate has to have.
  return Object.assign(socket, { host, port });
}
