/** Of several servers of one database one takes writes, and after a failure it is another one: each connection is opened to whichever it is then. */
import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { isOutage } from './error-code.ts';

/** Milliseconds in which a server has to say whether it takes writes. */
const answerWithinMs = 3_000;

/**
 * Milliseconds for which a connection may be silent. One that waits for an answer so long has lost its server, of which the network says
 * nothing for a quarter of an hour; one that is idle is opened again when it is needed.
 */
const silenceMs = 30_000;

interface Server {
  readonly host: string;
  readonly port: number;
}

/** What a URL of one server says, understood as PostgreSQL's own programs do. */
export function settingsOf(url: string): ClientConfig {
  return { connectionString: `${url}${url.includes('?') ? '&' : '?'}uselibpqcompat=true`, application_name: 'rest-api', keepAlive: true };
}

/** The first that answers that it takes writes. @throws Error what a server refuses, or that none can be reached that takes writes */
export async function findPrimary(urls: readonly string[]): Promise<Server> {
  try {
    return await Promise.any(urls.map(serverThatWrites));
  } catch (error) {
    const faults: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw faults.find((fault) => !isOutage(fault)) ?? noPrimary();
  }
}

async function serverThatWrites(url: string): Promise<Server> {
  const client = new Client({ ...settingsOf(url), connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: string }>(`select current_setting('transaction_read_only') as "isReadOnly"`);
    if (rows[0]?.isReadOnly !== 'off') throw noPrimary();
    return { host: client.host, port: client.port };
  } finally {
    void client.end();
  }
}

const noPrimary = () => Object.assign(new Error('None of the servers can be reached and takes writes'), { code: 'CONNECTION_NO_PRIMARY' });

/** A socket that is closed when it is silent for too long. */
export function watchedSocket(): Socket {
  const socket = new Socket();
  let read = -1;
  // By looking, because whoever speaks TLS over the socket takes its listeners away.
  const watch = setInterval(() => {
    if (socket.destroyed) clearInterval(watch);
    else if (socket.bytesRead === read) socket.destroy();
    read = socket.bytesRead;
  }, silenceMs).unref();
  return socket;
}
