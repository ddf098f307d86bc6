/** Code inside the threads of thread.ts. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loggedError } from '../database/error-code.ts';
import { Refusal } from './refusal.ts';
import type { Answered, Sent } from './thread.ts';

/**
 * Answers each order.
 * @param answer the bytes that come next of the work with this number, null when there are no more. @throws Refusal
 * @param forget is told when a work is over
 */
export function answerOrders<Order>(answer: (id: number, order: Order) => Promise<Uint8Array | null>, forget: (id: number) => void): void {
  // Requests go first where there are more threads than cores. Only Linux has a priority for each thread; elsewhere it would be that of the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.on('message', async ({ id, order }: Sent<Order>) => {
    if (order === null) return forget(id);
    const answered = await answer(id, order).then(
      (bytes): Answered => ({ id, bytes: bytes && new Uint8Array(bytes) }),
      (fault: unknown): Answered => {
        if (!(fault instanceof Refusal)) return { id, failed: loggedError(fault) };
        const { status, message, facts } = fault;
        return { id, refused: { status, message, facts } };
      },
    );
    parentPort?.postMessage(answered, 'bytes' in answered && answered.bytes !== null ? [answered.bytes.buffer] : []);
  });
}
