/** Where log lines go: those about ordinary requests are written together, once a second or when enough has gathered, whatever else is at once. */
import cluster from 'node:cluster';
import pino, { type DestinationStream } from 'pino';

/** Bytes of lines that are written together: as many as no other process that writes to the same pipe can come between. */
const maxTogether = 4_096;
/** Milliseconds that a line waits at most. A process that is killed loses as much. */
const maxWaitMs = 1_000;

/** What each line of the gateway says of its process; the number only where there are several. */
export const logBase = { process: 'gateway', ...(cluster.worker && { number: cluster.worker.id }) };

/** Message of the lines about ordinary requests. */
export const answered = 'answered';

/** @param to a file descriptor, or the path of a file */
export function createLogStream(to: number | string = 2): DestinationStream {
  const destination = pino.destination({ dest: to, sync: true, minLength: maxTogether - 1, maxWrite: maxTogether, periodicFlush: maxWaitMs });
  process.once('exit', () => destination.flush());
  return {
    write(line) {
      destination.write(line);
      // Not `flushSync`, which tries for ever once nobody reads what is written.
      if (!line.includes(`"msg":"${answered}"`)) destination.flush();
    },
  };
}
