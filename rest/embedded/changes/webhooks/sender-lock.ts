/** Advisory lock of PostgreSQL that selects the process that sends webhooks. */
import type { Client } from 'pg';
import { connectOne } from '../../database/connect.ts';

export interface SenderLock {
  /**
   * Takes or confirms the lock.
   * @returns false while another process has it
   */
  hold(): Promise<boolean>;
  /** Returns true when the lock could not be confirmed in time, so another process may have it. */
  isLost(): boolean;
  release(): Promise<void>;
}

/** An arbitrary number that no other lock of the product uses. */
const lockNumber = 7_301_172;
/** Seconds of silence after which the server ends the transaction, and another process can take over. */
const silenceSeconds = 6;

/**
 * Creates the lock. It belongs to an open transaction, because a pgbouncer may use another connection per transaction. The transaction has neither a
 * number nor a snapshot, so it does not delay the feed or vacuum.
 */
export function createSenderLock(url: string): SenderLock {
  let client: Client | null = null;
  let heldUntil = 0;

  async function letGo(): Promise<void> {
    const last = client;
    client = null;
    heldUntil = 0;
    await last?.end().catch(() => undefined);
  }

  async function acquire(): Promise<boolean> {
    // A server that is cut off from the network never responds.
    client = await connectOne(url, { query_timeout: silenceSeconds * 1_000 });
    await client.query(`begin; set local idle_in_transaction_session_timeout = '${silenceSeconds}s'`);
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_xact_lock(${lockNumber}) as held`);
    return rows[0]?.held === true;
  }

  return {
    async hold() {
      const startedAt = Date.now();
      try {
        if (client === null ? await acquire() : (await client.query('select 1')).rowCount === 1) {
          heldUntil = startedAt + silenceSeconds * 1000;
          return true;
        }
      } catch {
        // The lock was lost with the connection.
      }
      await letGo();
      return false;
    },
    isLost: () => Date.now() >= heldUntil,
    release: letGo,
  };
}
