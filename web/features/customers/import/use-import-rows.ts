/** The rows of an import with the person's corrections and the outcomes of sending. */
import { equal } from '@wry/equality';
import { useState } from 'react';
import { noLastName } from '../../../people/names.ts';
import type { ImportRow, ReadRow } from './import-rows.ts';

export function useImportRows() {
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  /** The columns and the order of names with which the rows were read. */
  const [readBy, setReadBy] = useState<object>();
  return {
    rows,
    change: (number: number, part: Partial<ImportRow>) => setRows((now) => now.map((row) => (row.number === number ? { ...row, ...part } : row))),
    replace: (changed: readonly ImportRow[]) => setRows((now) => now.map((row) => changed.find(({ number }) => number === row.number) ?? row)),
    /** Marks people without a last name as people who have one name. */
    takeSingleNames(taken: readonly ReadRow[]) {
      const numbers = new Set(taken.map(({ row }) => row.number));
      setRows((now) => now.map((row) => (numbers.has(row.number) ? { ...row, typed: { ...row.typed, lastName: noLastName }, outcome: undefined } : row)));
    },
    /** Reads the rows. Corrections are kept while the columns are equal, even after a column was changed and restored. */
    readOnce(by: object, read: () => readonly ImportRow[]) {
      if (readBy === undefined || !equal(readBy, by)) setRows(read());
      setReadBy(by);
    },
    clear() {
      setRows([]);
      setReadBy(undefined);
    },
  };
}
