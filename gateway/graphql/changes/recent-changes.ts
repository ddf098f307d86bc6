/** The latest rows of the feed, which all streams of this gateway read. Pure. */
import type { changes } from '../../../rest/contract/changes.ts';
import type { RowOf } from '../../upstream/page.ts';

export type ChangeRow = RowOf<typeof changes.fetchChanges>;

/** Number of rows that are kept. A stream that falls further behind is ended. */
const maxRows = 1_000;

/** A position counts rows since the first poll, and stays the same when older rows are dropped. */
export interface RecentChanges {
  /** Cursor of the latest row; null before the first poll. */
  latest(): string | null;
  /** Position behind the latest row. */
  end(): number;
  /** True when the row at the position was not dropped. */
  isKept(position: number): boolean;
  /** Returns the row at a position; undefined when it was dropped or does not exist yet. */
  at(position: number): ChangeRow | undefined;
  /** True when no row that an administrator may read is missing after the position. */
  isWhole(position: number): boolean;
  /** Returns the position after a cursor; undefined when the rows after the cursor are not all here. */
  placeAfter(cursor: string, isAdmin: boolean): number | undefined;
  /** Begins after a cursor. @param isAdmin true when an administrator's token reads the rows, which then include those for administrators only */
  start(cursor: string, isAdmin: boolean): void;
  add(rows: readonly ChangeRow[], isAdmin: boolean): void;
  clear(): void;
}

export function createRecentChanges(): RecentChanges {
  let rows: ChangeRow[] = [];
  /** Position of the oldest kept row. */
  let first = 0;
  let latest: string | null = null;
  const places = new Map<string, number>();
  /** Position from which the rows include those for administrators only. */
  let wholeFrom = Number.POSITIVE_INFINITY;

  const end = () => first + rows.length;
  const isWhole = (position: number) => position >= wholeFrom;

  function readBy(isAdmin: boolean): void {
    wholeFrom = isAdmin ? Math.min(wholeFrom, end()) : Number.POSITIVE_INFINITY;
  }

  function placeAtEnd(cursor: string): void {
    latest = cursor;
    places.set(cursor, end());
  }

  return {
    latest: () => latest,
    end,
    isKept: (position) => position >= first,
    at: (position) => rows[position - first],
    isWhole,
    placeAfter(cursor, isAdmin) {
      const place = places.get(cursor);
      return place !== undefined && (!isAdmin || isWhole(place)) ? place : undefined;
    },
    start(cursor, isAdmin) {
      readBy(isAdmin);
      placeAtEnd(cursor);
    },
    add(added, isAdmin) {
      readBy(isAdmin);
      for (const row of added) {
        rows.push(row);
        placeAtEnd(String(row.cursor));
      }
      first += rows.splice(0, Math.max(0, rows.length - maxRows)).length;
      for (const [cursor, place] of places) if (place < first) places.delete(cursor);
    },
    clear() {
      first = end();
      rows = [];
      places.clear();
      latest = null;
      wholeFrom = Number.POSITIVE_INFINITY;
    },
  };
}
