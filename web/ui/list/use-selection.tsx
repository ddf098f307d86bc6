/** Selects rows of a list for a bulk action. The selection stays when the page or the filter of the list changes. */
import { useRef, useState } from 'react';
import type { RowColumn } from './columns.ts';
import { RowCheckbox } from './RowCheckbox.tsx';

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

export function useSelection<Row, Id extends string | number>({ rows, idOf, most, labelOfAll, labelOf }: Options<Row, Id>) {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  /** The last changed row, where a range begins. */
  const last = useRef<Id>(undefined);
  const here = rows.flatMap((row) => idOf(row) ?? []);
  const selectedHere = here.filter((id) => selected.has(id)).length;
  const select = (ids: readonly Id[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (!isSelected) next.delete(id);
        else if (next.size < most) next.add(id);
      }
      return next;
    });
  const selectRow = (id: Id, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [last.current === undefined ? -1 : here.indexOf(last.current), here.indexOf(id)];
    select(isRange && from !== -1 ? here.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isSelected);
    last.current = id;
  };
  const column: RowColumn<Row> = {
    key: 'select',
    label: labelOfAll,
    kind: 'select',
    width: '48px',
    screenOnly: true,
    head: here.length > 0 && (
      <RowCheckbox
        label={labelOfAll}
        checked={selectedHere === 0 ? false : selectedHere === here.length ? true : 'mixed'}
        onChange={(isSelected) => select(here, isSelected)}
      />
    ),
    cell: (row) => {
      const id = idOf(row);
      return (
        id !== undefined && (
          <RowCheckbox
            label={labelOf(row)}
            checked={selected.has(id)}
            onChange={(isSelected, isRange) => selectRow(id, isSelected, isRange)}
            row={String(id)}
          />
        )
      );
    },
  };
  return { selected, clear: () => setSelected(new Set()), column };
}
