/** Selects rows of a list for a bulk action. The selection stays when the page or the filter of the list changes. */
import { useRef, useState } from 'react';
import type { RowColumn } from './columns.ts';
import { TickBox } from './TickBox.tsx';

interface Options<Row, Id> {
  /** The shown rows. */
  rows: readonly Row[];
  /** Returns the id of a row; undefined for a row that cannot be selected. */
  idOf: (row: Row) => Id | undefined;
  /** Maximum number of selected rows. */
  most: number;
  /** Accessible name of the checkbox that selects all shown rows. */
  labelOfAll: string;
  /** Accessible name of a row's checkbox. */
  labelOf: (row: Row) => string;
}

export function useTicks<Row, Id extends string | number>({ rows, idOf, most, labelOfAll, labelOf }: Options<Row, Id>) {
  const [ticked, setTicked] = useState<ReadonlySet<Id>>(new Set());
  /** The last changed row, where a range begins. */
  const last = useRef<Id>(undefined);
  const here = rows.flatMap((row) => idOf(row) ?? []);
  const tickedHere = here.filter((id) => ticked.has(id)).length;
  const tick = (ids: readonly Id[], isTicked: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (!isTicked) next.delete(id);
        else if (next.size < most) next.add(id);
      }
      return next;
    });
  const tickRow = (id: Id, isTicked: boolean, isRange: boolean) => {
    const [from, to] = [last.current === undefined ? -1 : here.indexOf(last.current), here.indexOf(id)];
    tick(isRange && from !== -1 ? here.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isTicked);
    last.current = id;
  };
  const column: RowColumn<Row> = {
    key: 'tick',
    label: labelOfAll,
    kind: 'tick',
    width: '48px',
    screenOnly: true,
    head: here.length > 0 && (
      <TickBox
        label={labelOfAll}
        checked={tickedHere === 0 ? false : tickedHere === here.length ? true : 'mixed'}
        onChange={(isTicked) => tick(here, isTicked)}
      />
    ),
    cell: (row) => {
      const id = idOf(row);
      return (
        id !== undefined && (
          <TickBox label={labelOf(row)} checked={ticked.has(id)} onChange={(isTicked, isRange) => tickRow(id, isTicked, isRange)} row={String(id)} />
        )
      );
    },
  };
  return { ticked, clear: () => setTicked(new Set()), column };
}
