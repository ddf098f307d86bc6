/** Coverage as a spreadsheet: every row of the table, in its order, with the sums. */
import type { Workbook } from 'exceljs';
import { type CoverageRow, notVisited, shareOf, sumOf } from './coverage-rows.ts';

export interface CoverageSheet {
  /** Name of the sheet, up to 31 characters. */
  readonly title: string;
  /** The kind of customers, the days and the day of the counts. */
  readonly caption: string;
  /** Heads of the columns: the names of a row first, then its nine figures. */
  readonly head: readonly string[];
  readonly namesOf: (row: CoverageRow) => readonly string[];
  readonly rows: readonly CoverageRow[];
  readonly total: string;
}

/** Fills an empty workbook. */
export function writeCoverage(workbook: Workbook, { title, caption, head, namesOf, rows, total }: CoverageSheet): void {
  const sheet = workbook.addWorksheet(title, {
    views: [{ state: 'frozen', ySplit: 2 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToHeight: 0 },
  });
  sheet.addRow([caption]);
  sheet.addRow([...head]).font = { bold: true };
  const figures = (row: Pick<CoverageRow, 'total' | 'visited' | 'never' | 'notVisited90' | 'others'>) => [
    row.total ?? 0,
    row.visited ?? 0,
    shareOf(row),
    notVisited(row),
    row.notVisited90 ?? null,
    row.never ?? 0,
    row.others?.total ?? null,
    row.others?.visited ?? null,
    row.others?.total ? shareOf(row.others) : null,
  ];
  for (const row of rows) sheet.addRow([...namesOf(row), ...figures(row)]);
  const names = head.length - figuresCount;
  sheet.addRow([total, ...Array.from({ length: names - 1 }, () => null), ...figures(sumOf(rows))]).font = { bold: true };
  sheet.columns.forEach((column, at) => {
    column.width = at < names ? 24 : 16;
    if (sharesAt.includes(at - names)) column.numFmt = '0%';
  });
}

const figuresCount = 9;
/** Places of the shares among the figures. */
const sharesAt = [2, 8];
