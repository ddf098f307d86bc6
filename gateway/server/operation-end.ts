/** End of an operation on any path: its errors are logged and completed, the keys of its messages and its cost are added, and it is counted. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { callBudget } from '../upstream/operation.ts';
import { traceFacts } from '../upstream/span.ts';
import { type EndedOperation, operationNames, watchOperations } from './operation-metrics.ts';
import { completeErrors, type Head, logErrors, messagesOf } from './visible-error.ts';

/** Codes of errors that refuse access. */
const codes = ['FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED'];

/**
 * Creates the log of refused access: the person or the tool, the codes, and a mark of the address. An administrator can find out who tried what.
 * @param secret salts the marks, so that only equal addresses can be recognised
 * @returns a function that writes one line for an operation with refused access
 */
function logRefusedAccess(log: FastifyBaseLogger, secret: string): (ended: EndedOperation, operation: string) => void {
  const key = createHmac('sha256', secret).update('addresses in the log').digest();
  const markOf = (address: string) => createHmac('sha256', key).update(address).digest('hex').slice(0, 16);
  return ({ contextValue, result }, operation) => {
    if (result.errors === undefined) return;
    const refused = new Set(result.errors.map(({ extensions }) => String(extensions?.['code'])).filter((code) => codes.includes(code)));
    if (refused.size === 0) return;
    const { requestId, token, address, services } = contextValue;
    const person = token && services.tokenRoles.idOf(token);
    const tool = token && services.tokenRoles.toolOf(token);
    log.info({ requestId, operation, codes: [...refused], person, ...(tool && { tool }), address: markOf(address) }, 'access refused');
  };
}

/** Changes the result and the head of a response before they are sent. */
export type EndOperation = (ended: EndedOperation, head: Head) => void;

/** @param documents operation names of the web client. @param secret salts the marks of addresses in the log */
export function createEnd(log: FastifyBaseLogger, documents: readonly string[], secret: string): EndOperation {
  const nameOf = operationNames(documents);
  const watch = watchOperations(nameOf);
  const logRefused = logRefusedAccess(log, secret);
  return (ended, head) => {
    const { contextValue, thrown, result } = ended;
    const { requestId, calls, wantsCost } = contextValue;
    if (thrown.length > 0) logErrors(log, thrown, { requestId, ...traceFacts(contextValue.span), operation: nameOf(ended) });
    completeErrors(result, head, requestId);
    logRefused(ended, nameOf(ended));
    const messages = messagesOf(contextValue.calls.messages, thrown);
    if (messages.length > 0) result.extensions = { ...result.extensions, messages };
    if (wantsCost) result.extensions = { ...result.extensions, cost: { ...calls.cost(), budget: callBudget } };
    watch(ended);
  };
}
