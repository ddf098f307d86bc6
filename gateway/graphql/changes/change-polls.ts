/** The poll loop of the feed. It runs while there are streams, and polls with the token of one of them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChangeType, changes } from '../../../rest/contract/changes.ts';
import type { Upstream } from '../../upstream/client.ts';
import { text } from '../../upstream/decode.ts';
import { UpstreamFault } from '../../upstream/fault.ts';
import type { Token } from '../../upstream/token.ts';
import type { TokenRoles } from '../token-roles.ts';
import { type ChangeRow, createRecentChanges, type RecentChanges } from './recent-changes.ts';

/** Number of rows of a page of the REST API. */
export const pageSize = 100;

export interface Caller {
  readonly token: Token;
  readonly requestId: string;
}

/** A stream whose token may poll. */
export interface Reader extends Caller {
  isAdmin: boolean;
  /** Refusal of the token that the poll loop received; null when there is none. */
  refusal: UpstreamFault | null;
}

export interface ChangePolls {
  readonly recent: RecentChanges;
  join(reader: Reader): void;
  leave(reader: Reader): void;
  has(reader: Reader): boolean;
  /** Resolves at the end of the current or next poll. @throws an error that ends the streams */
  nextEnd(): Promise<void>;
  /** Fault of the last poll; null when it succeeded. */
  fault(): unknown;
}

export interface ChangePollsOptions {
  readonly upstream: Upstream;
  readonly tokenRoles: Pick<TokenRoles, 'forget'>;
  /** Milliseconds between two polls. */
  readonly pollMs?: number;
}

/** Fetches the page after a cursor. @param types null for all that the caller may read */
export async function fetchRows(
  upstream: Upstream,
  { token, requestId }: Caller,
  after: string,
  types: readonly ChangeType[] | null,
): Promise<readonly ChangeRow[]> {
  const query = { size: pageSize, after, ...(types !== null && types.length > 0 && { types: types.join() }) };
  return (await upstream.send(changes.fetchChanges, { query }, { token, requestId })).payload;
}

/** Creates a promise for the end of the current or next poll. */
function createTurn() {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  // Without a waiting stream the rejection would be unhandled.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

export function createChangePolls({ upstream, tokenRoles, pollMs = 1_000 }: ChangePollsOptions): ChangePolls {
  const readers = new Set<Reader>();
  const recent = createRecentChanges();
  let fault: unknown = null;
  let turn = createTurn();
  let isRunning = false;

  /** Returns the reader whose token polls, preferably an administrator's because it reads all types. */
  function chooseReader(): Reader | undefined {
    const usable = [...readers].filter(({ refusal }) => refusal === null);
    return usable.find(({ isAdmin }) => isAdmin) ?? usable[0];
  }

  /** @returns true when more rows wait */
  async function poll({ token, isAdmin }: Reader): Promise<boolean> {
    const caller = { token, requestId: randomUUID() };
    const latest = recent.latest();
    if (latest === null) {
      const { payload } = await upstream.send(changes.fetchLatestCursor, {}, caller);
      recent.start(text(payload.cursor) ?? '', isAdmin);
      return false;
    }
    const rows = await fetchRows(upstream, caller, latest, null);
    recent.add(rows, isAdmin);
    return rows.length === pageSize;
  }

  /** Ends the turn of a poll, so every waiting stream continues. @param error ends the streams */
  function endTurn(error?: unknown): void {
    const done = turn;
    turn = createTurn();
    if (error === undefined) done.resolve();
    else done.reject(error);
  }

  function fail(error: unknown, reader: Reader): void {
    fault = error;
    const kind = error instanceof UpstreamFault ? error.kind : null;
    if (error instanceof UpstreamFault && (kind === 'unauthenticated' || kind === 'forbidden')) {
      reader.refusal = error;
      // Other streams of the token confirm their access at once.
      tokenRoles.forget(reader.token);
    }
    // The data were restored, so no cursor is valid.
    if (kind === 'refused') recent.clear();
    endTurn(kind === null || kind === 'refused' ? error : undefined);
  }

  async function run(): Promise<void> {
    fault = null;
    while (readers.size > 0) {
      let hasMore = false;
      const reader = chooseReader();
      try {
        if (reader !== undefined) hasMore = await poll(reader);
        fault = null;
        endTurn();
      } catch (error) {
        if (reader !== undefined) fail(error, reader);
      }
      if (!hasMore) await wait(pollMs, undefined, { ref: false });
    }
    recent.clear();
    isRunning = false;
    endTurn();
  }

  return {
    recent,
    join(reader) {
      readers.add(reader);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    leave: (reader) => void readers.delete(reader),
    has: (reader) => readers.has(reader),
    nextEnd: () => turn.promise,
    fault: () => fault,
  };
}
