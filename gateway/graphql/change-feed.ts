/**
 * The feed of changes for all open streams of this gateway, with one poll loop while there are any (decision 175). The loop keeps the
 * latest rows, and each stream reads them at its own pace. A stream with an older cursor reads pages of the REST API until it has caught up.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChangeType, changes } from '../../rest/contract/changes.ts';
import type { Upstream } from '../upstream/client.ts';
import { text } from '../upstream/decode.ts';
import { UpstreamFault } from '../upstream/fault.ts';
import type { RowOf } from '../upstream/page.ts';
import type { Token } from '../upstream/token.ts';
import { ApiError, badInput } from './errors.ts';
import type { TokenRoles } from './token-roles.ts';

export type ChangeRow = RowOf<typeof changes.fetchChanges>;

/** A stream that follows the feed. */
export interface Follower {
  readonly token: Token;
  readonly requestId: string;
  /** Types to send; null for all that the caller may read. */
  readonly types: readonly ChangeType[] | null;
  /** Confirms access again. @returns true for an administrator. @throws when the stream has to end */
  checkAccess(): Promise<boolean>;
}

export interface ChangeFeed {
  /** Yields an event for each row after a cursor, or from now on, until its iterator is ended. @throws ApiError or UpstreamFault that ends the stream */
  follow<Event>(follower: Follower, after: string | null, toEvent: (row: ChangeRow) => Event): AsyncIterableIterator<Event>;
}

/** Number of rows of a page of the REST API. */
const pageSize = 100;

/** Number of rows that are kept for streams. A stream that falls further behind is ended. */
const maxRecent = 1_000;

type Caller = Pick<Follower, 'token' | 'requestId'>;

interface Member extends Follower {
  isAdmin: boolean;
  /** Refusal of the token that the poll loop received; null when there is none. */
  refusal: UpstreamFault | null;
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

export interface ChangeFeedOptions {
  readonly upstream: Upstream;
  readonly tokenRoles: TokenRoles;
  /** Milliseconds between two polls. */
  readonly pollMs?: number;
}

export function createChangeFeed({ upstream, tokenRoles, pollMs = 1_000 }: ChangeFeedOptions): ChangeFeed {
  const members = new Set<Member>();
  /** Kept rows. A position counts rows since the loop began, and `first` is the position of the oldest kept row. */
  let recent: ChangeRow[] = [];
  let first = 0;
  const places = new Map<string, number>();
  /** Cursor of the latest row; null before the first poll. */
  let latest: string | null = null;
  /** Position from which the rows include those for administrators only, which need an administrator's token. */
  let wholeFrom = Number.POSITIVE_INFINITY;
  /** Fault of the last poll. */
  let fault: unknown = null;
  let turn = createTurn();
  let isRunning = false;

  const end = () => first + recent.length;

  async function fetchRows({ token, requestId }: Caller, after: string, types: Follower['types']): Promise<readonly ChangeRow[]> {
    const query = { size: pageSize, after, ...(types !== null && types.length > 0 && { types: types.join() }) };
    return (await upstream.send(changes.fetchChanges, { query }, { token, requestId })).payload;
  }

  function keep(rows: readonly ChangeRow[]): void {
    for (const row of rows) {
      recent.push(row);
      latest = String(row.cursor);
      places.set(latest, end());
    }
    const surplus = Math.max(0, recent.length - maxRecent);
    for (const { cursor } of recent.splice(0, surplus)) places.delete(String(cursor));
    first += surplus;
  }

  function forgetRows(): void {
    first = end();
    recent = [];
    places.clear();
    latest = null;
    wholeFrom = Number.POSITIVE_INFINITY;
  }

  /** Returns the member whose token polls, preferably an administrator's because it reads all types. */
  function chooseReader(): Member | undefined {
    const usable = [...members].filter(({ refusal }) => refusal === null);
    return usable.find(({ isAdmin }) => isAdmin) ?? usable[0];
  }

  /** @returns true when more rows wait */
  async function poll(reader: Member): Promise<boolean> {
    const caller = { token: reader.token, requestId: randomUUID() };
    if (latest === null) {
      latest = text((await upstream.send(changes.fetchLatestCursor, {}, caller)).payload.cursor) ?? '';
      places.set(latest, end());
      wholeFrom = reader.isAdmin ? end() : Number.POSITIVE_INFINITY;
      return false;
    }
    const rows = await fetchRows(caller, latest, null);
    if (!reader.isAdmin) wholeFrom = Number.POSITIVE_INFINITY;
    else if (wholeFrom === Number.POSITIVE_INFINITY) wholeFrom = end();
    keep(rows);
    return rows.length === pageSize;
  }

  /** Ends the turn of a poll, so every waiting stream continues. @param error ends the streams */
  function endTurn(error?: unknown): void {
    const done = turn;
    turn = createTurn();
    if (error === undefined) done.resolve();
    else done.reject(error);
  }

  function fail(error: unknown, reader: Member): void {
    fault = error;
    const kind = error instanceof UpstreamFault ? error.kind : null;
    if (error instanceof UpstreamFault && (kind === 'unauthenticated' || kind === 'forbidden')) {
      reader.refusal = error;
      // Other streams of the token confirm their access at once.
      tokenRoles.forget(reader.token);
    }
    // The data were restored, so no cursor is valid.
    if (kind === 'refused') forgetRows();
    endTurn(kind === null || kind === 'refused' ? error : undefined);
  }

  async function run(): Promise<void> {
    fault = null;
    while (members.size > 0) {
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
    forgetRows();
    isRunning = false;
    endTurn();
  }

  function join(member: Member): void {
    members.add(member);
    if (isRunning) return;
    isRunning = true;
    void run();
  }

  /** Resolves after a poll that starts after this call. */
  async function freshPoll(): Promise<void> {
    await turn.promise.catch(refuseCursor);
    await turn.promise.catch(refuseCursor);
    if (fault !== null) throw fault;
  }

  /** @returns false while the REST API cannot answer. @throws when the access has ended */
  async function confirm(member: Member): Promise<boolean> {
    if (tokenRoles.isConfirmed(member.token)) return true;
    try {
      member.isAdmin = await member.checkAccess();
      return true;
    } catch (error) {
      if (error instanceof UpstreamFault && error.isTrouble) return false;
      throw error;
    }
  }

  /** Returns the position after a cursor in the kept rows; undefined when the cursor is not there, or when rows for administrators are missing after it. */
  function placeAfter(cursor: string, member: Member): number | undefined {
    const place = places.get(cursor);
    return place !== undefined && (!member.isAdmin || place >= wholeFrom) ? place : undefined;
  }

  /** Yields rows of pages until the kept rows continue them. @returns the position where they continue */
  async function* catchUp(member: Member, after: string): AsyncGenerator<ChangeRow, number> {
    for (let cursor = after; ; ) {
      const known = placeAfter(cursor, member);
      if (known !== undefined) return known;
      const before = end();
      const isWhole = !member.isAdmin || before >= wholeFrom;
      const rows = await fetchRows(member, cursor, member.types).catch(refuseCursor);
      yield* rows;
      cursor = String(rows.at(-1)?.cursor ?? cursor);
      if (rows.length === pageSize) continue;
      // A poll that starts after the page reads every row that the page did not.
      await freshPoll();
      const place = placeAfter(cursor, member);
      if (place !== undefined) return place;
      // All rows up to `before` existed when the page was read, and later ones would be in the kept rows.
      if (isWhole && before >= first) return before;
    }
  }

  async function* rowsOf(member: Member, after: string | null): AsyncGenerator<ChangeRow> {
    member.isAdmin = await member.checkAccess();
    while (latest === null) {
      await turn.promise.catch(refuseCursor);
      if (fault !== null) throw fault;
    }
    let place = yield* catchUp(member, after ?? latest);
    while (members.has(member)) {
      const isAllowed = await confirm(member);
      while (isAllowed && place < end()) {
        const row = recent[place - first];
        if (row === undefined) throw endedSlow();
        place += 1;
        if (isWanted(row, member)) yield row;
      }
      await turn.promise.catch(refuseCursor);
      if (member.refusal !== null) throw member.refusal;
    }
  }

  return {
    follow(follower, after, toEvent) {
      const member = { ...follower, isAdmin: false, refusal: null };
      const leave = () => void members.delete(member);
      async function* eventsOf() {
        join(member);
        try {
          for await (const row of rowsOf(member, after)) yield toEvent(row);
        } finally {
          leave();
        }
      }
      const events = eventsOf();
      return {
        next: () => events.next(),
        // A generator that waits for a row cannot end before the row, so the member is removed first.
        return() {
          leave();
          return events.return(undefined);
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  };
}

const isWanted = ({ type, adminsOnly }: ChangeRow, { types, isAdmin }: Member): boolean =>
  (isAdmin || (type !== 'BATCH' && adminsOnly !== true)) && (types === null || types.length === 0 || types.some((each) => each === type));

/** Error that ends a stream whose client reads more slowly than changes are recorded. */
export const endedSlow = () => new ApiError('STREAM_ENDED', 'This stream was read too slowly. Subscribe again after the last cursor');

/** Converts a refused cursor into an ApiError. A cursor is the only part of a page request that the REST API refuses. */
export function refuseCursor(error: unknown): never {
  if (!(error instanceof UpstreamFault) || error.kind !== 'refused') throw error;
  throw badInput('after', error.reason === 'conflict' ? '"after" is from before a restore: read everything again' : '"after" is not a cursor of changes');
}
