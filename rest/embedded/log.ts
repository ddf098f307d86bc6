/** The log of the embedded REST API's process: JSON lines, in which an error never says more than it may. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './database/error-code.ts';

export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: { process: 'rest' }, serializers: { err: loggedError } }, destination);
}
