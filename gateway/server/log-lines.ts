/**
 * The two lines that come with ordinary requests, written as pino would write them: without a logger for each request, and by one call of
 * `JSON.stringify`, they take a fraction of the time. Everything else is logged by pino.
 */
import pino, { type Logger } from 'pino';
import type { Client } from './client.ts';
import { type LogStream, logBase } from './log-stream.ts';

/** The program that asks, with the name of its token; a person's has none. */
export interface AskingClient extends Client {
  readonly tool: string | null;
}

/** A request that was answered. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  /** Null where programs are not told apart. */
  readonly client: AskingClient | null;
  readonly status: number;
  /** Milliseconds from its headers until the answer was handed over. */
  readonly ms: number;
  /** Null where nothing is traced. */
  readonly traceId: string | null;
}

export interface LogLines {
  readonly answered: (request: AnsweredRequest) => void;
  /** Of a write. Resolved once its line is written. */
  readonly audit: (facts: object) => Promise<void>;
}

const level = pino.levels.values['info'];

/** Field by field, since copying objects into one took as long as writing them. */
function answeredLine({ requestId, method, route, client: asking, status, ms, traceId }: AnsweredRequest): string {
  const { process, number } = logBase;
  const [client, version, tool] = [asking?.client, asking?.version, asking?.tool ?? undefined];
  const trace_id = traceId ?? undefined;
  return `${JSON.stringify({ level, time: Date.now(), process, number, requestId, trace_id, method, route, client, version, tool, status, ms, msg: 'answered' })}\n`;
}

const auditLine = (facts: object) => `${JSON.stringify({ level, time: Date.now(), ...logBase, ...facts, msg: 'audit' })}\n`;

/** @param logger decides whether they are written at all */
export function createLogLines(logger: Logger, stream: LogStream): LogLines {
  if (!logger.isLevelEnabled('info')) return { answered: () => {}, audit: async () => {} };
  return {
    answered: (request) => stream.gather(answeredLine(request)),
    audit: (facts) => stream.keep(auditLine(facts)),
  };
}
