/** Signals, inside of the work for a read, that its caller left, so that the database need not finish it. A write is always finished. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const callerLeft = new AsyncLocalStorage<AbortSignal>();
