/**
 * The two lines that come with ordinary requests, written as pino would write them: without a logger for each request, and by one call of
 * `JSON.stringify`, they take a fraction of the time. Everything else is logged by pino.
 */
import pino, { type Logger } from 'pino';
import { type LogStream, logBase } from './log-stream.ts';

export interface LogLines {
  /** Of a request that was answered. */
  readonly answered: (facts: object) => void;
  /** Of a write. Resolved once its line is written. */
  readonly audit: (facts: object) => Promise<void>;
}

const level = pino.levels.values['info'];

const lineOf = (facts: object, msg: string) => `${JSON.stringify({ level, time: Date.now(), ...logBase, ...facts, msg })}\n`;

/** @param logger decides whether they are written at all */
export function createLogLines(logger: Logger, stream: LogStream): LogLines {
  if (!logger.isLevelEnabled('info')) return { answered: () => {}, audit: async () => {} };
  return {
    answered: (facts) => stream.gather(lineOf(facts, 'answered')),
    audit: (facts) => stream.keep(lineOf(facts, 'audit')),
  };
}
