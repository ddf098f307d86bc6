/** Where log lines go. */
import cluster from 'node:cluster';
import pino, { type DestinationStream } from 'pino';

/** Bytes of lines that are written together: as many as no other process that writes to the same pipe can come between. */
const maxTogether = 4_096;
/** Milliseconds that a line waits at most. A process that is killed loses as much. */
const maxWaitMs = 1_000;

/** What each line of the gateway says of its process; the number only where there are several. */
export const logBase: { readonly process: string; readonly number?: number } = { process: 'gateway', ...(cluster.worker && { number: cluster.worker.id }) };

export interface LogStream extends DestinationStream {
  /** Writes a line at once, after those that wait. */
  write(line: string): void;
  /** Writes a line together with others: when enough have gathered, or after a second. */
  gather(line: string): void;
  /** Writes a line together with the others of this round of the event loop. Resolved once it is written. */
  keep(line: string): Promise<void>;
}

/** @param to a file descriptor, or the path of a file */
export function createLogStream(to: number | string = 2): LogStream {
  const destination = pino.destination({ dest: to, sync: true });
  let waiting = '';
  let bytes = 0;
  let kept: Promise<void> | null = null;

  /** Not by `flushSync`, which tries for ever once nobody reads what is written. */
  function flush(): void {
    const text = waiting;
    waiting = '';
    bytes = 0;
    if (text !== '') destination.write(text);
  }

  function gather(line: string): void {
    const size = Buffer.byteLength(line);
    if (bytes + size > maxTogether) flush();
    waiting += line;
    bytes += size;
  }

  setInterval(flush, maxWaitMs).unref();
  process.once('exit', flush);
  return {
    gather,
    write(line) {
      gather(line);
      flush();
    },
    keep(line) {
      gather(line);
      kept ??= new Promise((resolve) => {
        setImmediate(() => {
          kept = null;
          flush();
          resolve();
        });
      });
      return kept;
    },
  };
}
