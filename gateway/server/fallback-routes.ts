/** Fallbacks of all routes: a wrong method returns the allowed ones, and no refusal uses the framework's wording. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logError, visibleRequestError } from './visible-error.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers a request with an unreadable address, which never reaches hooks and handlers. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(400).send({ message: 'This address cannot be read' });
}

/** Answers 405 with the allowed methods. */
export function refuseMethod(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  const allow = methods.join(', ');
  return reply
    .code(405)
    .header('allow', allow)
    .send({ message: `This address takes ${allow} only` });
}

/**
 * Registers the fallbacks; call it before the first route.
 * @returns a function that refuses the other methods of every route, to be called after the last one
 */
export function refuseInOwnWords(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methodsByUrl.set(url, [...(methodsByUrl.get(url) ?? []), method].flat());
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'There is nothing here' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { message, code, status, facts } = visibleRequestError(error);
    if (status >= 500) logError(app.log, error, { requestId: request.id });
    if (facts.retryAfter !== undefined) reply.header('retry-after', facts.retryAfter);
    return reply.code(status).send({ message, ...(code !== 'BAD_REQUEST' && { code }) });
  });
  return () => {
    for (const [url, allowed] of [...methodsByUrl]) {
      const others = methods.filter((method) => !allowed.includes(method));
      if (others.length === 0) continue;
      // Runs before the body is read, because its content does not matter.
      app.route({ method: others, url, onRequest: async (_request, reply) => refuseMethod(reply, allowed), handler: async (_request, reply) => reply });
    }
  };
}
