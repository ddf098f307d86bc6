/** Columns of a list, declared with head, width and cell. The kind decides the place of a cell when a row becomes an entry on a phone. */
import type { ReactNode } from 'react';

export type CellKind =
  /** The picture, at the left. */
  | 'image'
  /** The checkbox that selects the row, at the left. */
  | 'select'
  /** The strong first line. */
  | 'main'
  /** A muted line below it. */
  | 'sub'
  /** Hidden on a phone. */
  | 'drop'
  /** The state, at the right. */
  | 'state'
  /** Actions of the row, at the right, beside two lines. */
  | 'action'
  /** The chevron of a row that opens a page, hidden on a phone. */
  | 'go';

export interface Column {
  key: string;
  label: string;
  /** A control in place of the label. The label then is the control's accessible name. */
  head?: ReactNode;
  kind: CellKind;
  /** Fixed width, so nothing moves when rows change. Columns without a width share the rest. */
  width?: string;
  /** `end` aligns figures at the end of the column. */
  align?: 'end' | undefined;
  /** True to hide the column below 1200 pixels, where another column shows the value. */
  wideOnly?: boolean | undefined;
  /** True for buttons and links, which are not printed. */
  screenOnly?: boolean;
  /** Name of the column's order, where the server can sort by the column. */
  sort?: string;
  /** True to indent the column after a column of figures. */
  indent?: boolean;
}

/** A column that renders its cells from rows. */
export interface RowColumn<Row> extends Column {
  cell: (row: Row) => ReactNode;
  nowrap?: boolean;
  strong?: boolean;
}
