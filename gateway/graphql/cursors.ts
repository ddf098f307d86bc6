/** Cursors of the rows of lists. */
import { hash } from 'node:crypto';
import { rowIdPattern } from '../../rest/contract/fields.ts';
import { badInput } from './errors.ts';

/** The list that a cursor belongs to: its field and its filters. */
export interface ListKey {
  readonly field: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** A row of a list. Rows that are added in front of it do not change the rows behind it. */
export interface Anchor {
  readonly id: string;
  /** Number of rows behind the row; null when unknown, or when rows may be added behind the row too. */
  readonly behind: number | null;
}

/** Encodes and decodes the cursors of one list. Cursors are opaque and contain their list, so other lists refuse them. */
export interface Cursors {
  /** Leaves an anchor out when the REST API does not continue a list behind an id of this kind. */
  cursorAt(index: number, anchor?: Anchor | null): string;
  /** Returns the index of a cursor's row at the time when the cursor was created. @throws ApiError BAD_USER_INPUT */
  indexOf(cursor: string): number;
  /** Returns the row itself, if the list supports anchors. @throws ApiError BAD_USER_INPUT */
  anchorOf(cursor: string): Anchor | null;
}

export function cursorsOf({ field, filters }: ListKey): Cursors {
  const text = JSON.stringify([field, Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const list = hash('sha256', text, 'base64url').slice(0, 12);
  const cursorAt = (index: number, anchor: Anchor | null = null) => {
    const row = anchor && rowIdPattern.test(anchor.id) ? `.${anchor.behind ?? ''}.${anchor.id}` : '';
    return Buffer.from(`1.${list}.${index}${row}`).toString('base64url');
  };
  function read(cursor: string) {
    const text = Buffer.from(cursor, 'base64url').toString('latin1');
    const [, found, digits, behind, id] = /^1\.([\w-]{12})\.(0|[1-9]\d{0,8})(?:\.(\d*)\.(.+))?$/.exec(text) ?? [];
    const place = { index: Number(digits), anchor: id === undefined ? null : { id, behind: behind ? Number(behind) : null } };
    // A cursor is valid when encoding its parts again results in the same cursor.
    if (found !== list || cursorAt(place.index, place.anchor) !== cursor) throw badInput('after', '"after" is not a cursor of this list with these filters');
    return place;
  }
  return { cursorAt, indexOf: (cursor) => read(cursor).index, anchorOf: (cursor) => read(cursor).anchor };
}
