/** The columns of a list: head, width and cell are stated together; the kind decides where a cell stands when a row becomes an entry on a phone. */
import type { ReactNode } from 'react';

export type CellKind =
  /** The picture, at the left. */
  | 'image'
  /** The box that ticks the row, at the left. */
  | 'tick'
  /** The strong first line. */
  | 'main'
  /** A muted line below it. */
  | 'sub'
  /** Left out on a phone. */
  | 'drop'
  /** The state, at the right. */
  | 'state'
  /** Actions of the row, at the right, beside two lines. */
  | 'action'
  /** The sign that a row opens, left out on a phone. */
  | 'go';

export interface Column {
  key: string;
  label: string;
  /** Control in place of the label, which then is its name. */
  head?: ReactNode;
  kind: CellKind;
  /** Fixed, so that nothing moves when rows come and go; the rest is shared by the columns without one. */
  width?: string;
  /** Figures stand at the end of their column. */
  align?: 'end' | undefined;
  /** Left out below 1200 pixels, where another column says it. */
  wideOnly?: boolean | undefined;
  /** Buttons and links, which paper has not. */
  screenOnly?: boolean;
  /** Name of the column's order, where the server can sort by the column. */
  sort?: string;
  /** Begins further in, after a column of figures. */
  indent?: boolean;
}

/** A column whose cells are made of rows. */
export interface RowColumn<Row> extends Column {
  cell: (row: Row) => ReactNode;
  nowrap?: boolean;
  strong?: boolean;
}
