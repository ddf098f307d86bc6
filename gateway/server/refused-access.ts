/** Logs refused access: the person or the tool, the codes, and a mark of the address, so that an administrator can find out who tried what. */
import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { EndedOperation } from './operation-metrics.ts';

const codes = ['FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED'];

/**
 * @param secret salts the marks, so that only equal addresses can be recognised
 * @returns a function that writes one line for an operation with refused access
 */
export function logRefusedAccess(log: FastifyBaseLogger, secret: string): (ended: EndedOperation, operation: string) => void {
  const key = createHmac('sha256', secret).update('addresses in the log').digest();
  const markOf = (address: string) => createHmac('sha256', key).update(address).digest('hex').slice(0, 16);
  return ({ contextValue, result }, operation) => {
    if (result.errors === undefined) return;
    const refused = new Set(result.errors.map(({ extensions }) => String(extensions?.['code'])).filter((code) => codes.includes(code)));
    if (refused.size === 0) return;
    const { requestId, token, address, services } = contextValue;
    const person = token && services.viewers.idOf(token);
    const tool = token && services.viewers.toolOf(token);
    log.info({ requestId, operation, codes: [...refused], person, ...(tool && { tool }), address: markOf(address) }, 'access refused');
  };
}
