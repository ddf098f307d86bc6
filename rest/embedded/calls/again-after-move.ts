/** Retries reads that failed because a Citus cluster moved their shard. */
import { setTimeout as wait } from 'node:timers/promises';
import { isMovedShard } from '../database/error-code.ts';

/** Milliseconds before a read of a moved shard is retried. */
const moveMs = 200;

/** Runs a read and retries it once when a Citus cluster moved a shard meanwhile. A write is rolled back and gets a 503 instead. */
export async function againAfterMove<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!isMovedShard(error)) throw error;
    await wait(moveMs);
    return run();
  }
}
