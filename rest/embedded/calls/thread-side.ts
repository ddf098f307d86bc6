/** Code that runs inside the threads of thread.ts. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loggedError } from '../database/error-code.ts';
import { Refusal } from './refusal.ts';
import type { Answered, Sent } from './thread.ts';

/**
 * Responds to orders.
 * @param answer returns the next bytes of the work with this number, or null at the end; throws a Refusal
 * @param forget called when a work has ended
 */
export function answerOrders<Order>(answer: (id: number, order: Order) => Promise<Uint8Array | null>, forget: (id: number) => void): void {
  // Gives requests priority when there are more threads than cores. Only Linux has a priority per thread. Elsewhere it would apply to the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.on('message', async ({ id, order }: Sent<Order>) => {
    if (order === null) return forget(id);
    const answered = await answer(id, order).then(
      (bytes): Answered => ({ id, bytes: bytes && new Uint8Array(bytes) }),
      (fault: unknown): Answered => {
        if (!(fault instanceof Refusal)) return { id, failed: loggedError(fault) };
        const { status, message, messageKey, facts } = fault;
        return { id, refused: { status, message, messageKey, facts } };
      },
    );
    parentPort?.postMessage(answered, 'bytes' in answered && answered.bytes !== null ? [answered.bytes.buffer] : []);
  });
}
