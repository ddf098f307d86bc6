/** The log of the embedded REST API's process: JSON lines with errors reduced to loggable parts. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './database/error-code.ts';

export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: { process: 'rest' }, serializers: { err: loggedError } }, destination);
}
