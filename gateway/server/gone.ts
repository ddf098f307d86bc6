/** Tells when whoever asked has left before the answer was whole. */
import { setMaxListeners } from 'node:events';
import type { FastifyReply } from 'fastify';

/** @param listeners as many as will listen at the same time */
export function goneSignal({ raw }: FastifyReply, listeners = 10): AbortSignal {
  const controller = new AbortController();
  setMaxListeners(listeners, controller.signal);
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
