/** End of an operation on any path: its errors are logged and completed, its cost is added, and it is counted. */
import type { FastifyBaseLogger } from 'fastify';
import { callBudget } from '../upstream/operation.ts';
import { traceFacts } from '../upstream/span.ts';
import { type EndedOperation, operationNames, watchOperations } from './operation-metrics.ts';
import { logRefusedAccess } from './refused-access.ts';
import { completeErrors, type Head, logErrors } from './visible-error.ts';

/** Changes the result and the head of a response before they are sent. */
export type EndOperation = (ended: EndedOperation, head: Head) => void;

/** @param documents operation names of the web client. @param secret salts the marks of addresses in the log */
export function createEnd(log: FastifyBaseLogger, documents: readonly string[], secret: string): EndOperation {
  const nameOf = operationNames(documents);
  const watch = watchOperations(nameOf);
  const logRefused = logRefusedAccess(log, secret);
  return (ended, head) => {
    const { contextValue, thrown, result } = ended;
    const { requestId, cost } = contextValue;
    if (thrown.length > 0) logErrors(log, thrown, { requestId, ...traceFacts(contextValue.span), operation: nameOf(ended) });
    completeErrors(result, head, requestId);
    logRefused(ended, nameOf(ended));
    if (cost) result.extensions = { ...result.extensions, cost: { ...cost(), budget: callBudget } };
    watch(ended);
  };
}
