/**
 * The feed of changes for all open streams of this gateway, with one poll loop while there are any (decision 175). The loop keeps the
 * latest rows, and each stream reads them at its own pace. A stream with an older cursor reads pages of the REST API until it has caught up.
 */
import type { ChangeType } from '../../../rest/contract/changes.ts';
import { UpstreamFault } from '../../upstream/fault.ts';
import { ApiError, badInput } from '../errors.ts';
import type { TokenRoles } from '../token-roles.ts';
import { type Caller, type ChangePollsOptions, createChangePolls, fetchRows, pageSize, type Reader } from './change-polls.ts';
import type { ChangeRow } from './recent-changes.ts';

/** A stream that follows the feed. */
export interface Follower extends Caller {
  /** Types to send; null for all that the caller may read. */
  readonly types: readonly ChangeType[] | null;
  /** Confirms access again. @returns true for an administrator. @throws when the stream has to end */
  checkAccess(): Promise<boolean>;
}

export interface ChangeFeed {
  /** Yields an event for each row after a cursor, or from now on, until its iterator is ended. @throws ApiError or UpstreamFault that ends the stream */
  follow<Event>(follower: Follower, after: string | null, toEvent: (row: ChangeRow) => Event): AsyncIterableIterator<Event>;
}

interface Member extends Follower, Reader {}

export interface ChangeFeedOptions extends ChangePollsOptions {
  readonly tokenRoles: TokenRoles;
}

export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { upstream, tokenRoles } = options;
  const polls = createChangePolls(options);
  const { recent } = polls;

  const pollEnded = () => polls.nextEnd().catch(refuseCursor);

  /** Resolves after a poll that starts after this call. */
  async function freshPoll(): Promise<void> {
    await pollEnded();
    await pollEnded();
    if (polls.fault() !== null) throw polls.fault();
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

  /** Yields rows of pages until the kept rows continue them. @returns the position where they continue */
  async function* catchUp(member: Member, after: string): AsyncGenerator<ChangeRow, number> {
    for (let cursor = after; ; ) {
      const known = recent.placeAfter(cursor, member.isAdmin);
      if (known !== undefined) return known;
      const before = recent.end();
      const isWhole = !member.isAdmin || recent.isWhole(before);
      const rows = await fetchRows(upstream, member, cursor, member.types).catch(refuseCursor);
      yield* rows;
      cursor = String(rows.at(-1)?.cursor ?? cursor);
      if (rows.length === pageSize) continue;
      // A poll that starts after the page reads every row that the page did not.
      await freshPoll();
      const place = recent.placeAfter(cursor, member.isAdmin);
      if (place !== undefined) return place;
      // All rows up to `before` existed when the page was read, and later ones would be in the kept rows.
      if (isWhole && recent.isKept(before)) return before;
    }
  }

  /** Resolves to the cursor of the latest row, after the first poll. */
  async function latestCursor(): Promise<string> {
    for (;;) {
      const latest = recent.latest();
      if (latest !== null) return latest;
      await pollEnded();
      if (polls.fault() !== null) throw polls.fault();
    }
  }

  async function* rowsOf(member: Member, after: string | null): AsyncGenerator<ChangeRow> {
    member.isAdmin = await member.checkAccess();
    const latest = await latestCursor();
    let place = yield* catchUp(member, after ?? latest);
    while (polls.has(member)) {
      const isAllowed = await confirm(member);
      while (isAllowed && place < recent.end()) {
        const row = recent.at(place);
        if (row === undefined) throw endedSlow();
        place += 1;
        if (isWanted(row, member)) yield row;
      }
      await pollEnded();
      if (member.refusal !== null) throw member.refusal;
    }
  }

  return {
    follow(follower, after, toEvent) {
      const member = { ...follower, isAdmin: false, refusal: null };
      const leave = () => polls.leave(member);
      async function* eventsOf() {
        polls.join(member);
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
  if (!(error instanceof UpstreamFault) || error.kind !== 'refused' || error.reason === 'unsupported') throw error;
  throw badInput('after', error.reason === 'conflict' ? '"after" is from before a restore: read everything again' : '"after" is not a cursor of changes');
}
