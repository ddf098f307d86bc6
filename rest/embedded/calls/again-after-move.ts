/** Reads that met a shard while a Citus cluster moved it. */
import { setTimeout as wait } from 'node:timers/promises';
import { isMovedShard } from '../database/error-code.ts';

/** Milliseconds before a read is repeated whose shard was moved. */
const moveMs = 200;

/** Runs a read, once more where a Citus cluster moved a shard meanwhile. A write is answered 503 instead, and its transaction is undone. */
export async function againAfterMove<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!isMovedShard(error)) throw error;
    await wait(moveMs);
    return run();
  }
}
