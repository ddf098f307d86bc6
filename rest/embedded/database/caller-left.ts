/** Signals inside the work for a read that its caller has disconnected, so that the database can stop. Writes are always completed. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const callerLeft = new AsyncLocalStorage<AbortSignal>();
