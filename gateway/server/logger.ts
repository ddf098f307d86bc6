/** The gateway's log: JSON lines of pino on standard error. */
import pino, { type DestinationStream, type Logger } from 'pino';

export interface LogDestination extends DestinationStream {
  /** Writes the buffered lines. */
  flush(): void;
}

/**
 * Opens a destination that buffers up to 2 kB or one second of lines.
 * A write has at most 4,096 bytes, so that lines of two processes on one pipe cannot mix.
 *
 * @param to a file descriptor, or the path of a file
 */
export function openLogDestination(to: number | string = 2): LogDestination {
  const destination = pino.destination({ dest: to, sync: true, minLength: 2_048, maxWrite: 4_096, periodicFlush: 1_000 });
  // Not `flushSync`, which never returns when the reader of the pipe is gone.
  process.once('exit', () => destination.flush());
  return destination;
}

export const createLogger = (level: string, destination: DestinationStream): Logger => pino({ level, base: { process: 'gateway' } }, destination);
