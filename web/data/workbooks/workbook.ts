/** The content of a spreadsheet as plain data, which a page can send to the worker that writes it. */

/** A cell. Text never becomes a formula. A date is midnight UTC of its day, because dates of a spreadsheet have no time zone. */
export type CellContent = string | number | Date | null;

export interface WorkbookRow {
  readonly cells: readonly CellContent[];
  readonly isBold?: boolean;
  /** Format of the row's dates, such as `d mmm`. */
  readonly dateFormat?: string;
  /** Cells with a thick line below, from 0. */
  readonly underlined?: readonly number[];
}

export interface WorkbookColumn {
  /** Width in characters. */
  readonly width: number;
  /** Format in Excel, such as `0%`. `@` prevents the conversion of text. */
  readonly format?: string;
  readonly isCentred?: boolean;
}

export interface WorkbookSheet {
  /** Name of the sheet, up to 31 characters. */
  readonly title: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly WorkbookRow[];
  /** Rows and columns that stay in place while the others scroll. */
  readonly frozenRows: number;
  readonly frozenColumns?: number;
  /** Pages on paper; without them the program's own settings apply. `landscapeWithHead` repeats the first row on each page. */
  readonly print?: 'landscape' | 'landscapeWithHead';
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
}

export interface WorkbookFile extends Workbook {
  /** Name of the file, without its extension. */
  readonly name: string;
}
