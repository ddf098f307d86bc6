/** Coverage as a spreadsheet: every row of the table, in its order, with the sums. */
import type { WorkbookRow, WorkbookSheet } from '../../data/workbooks/workbook.ts';
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

export function coverageSheet({ title, caption, head, namesOf, rows, total }: CoverageSheet): WorkbookSheet {
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
  const names = head.length - figuresCount;
  const lines: readonly WorkbookRow[] = [
    { cells: [caption] },
    { cells: head, isBold: true },
    ...rows.map((row) => ({ cells: [...namesOf(row), ...figures(row)] })),
    { cells: [total, ...Array.from({ length: names - 1 }, () => null), ...figures(sumOf(rows))], isBold: true },
  ];
  return {
    title,
    frozenRows: 2,
    print: 'landscape',
    columns: head.map((_, at) => ({ width: at < names ? 24 : 16, ...(sharesAt.includes(at - names) && { format: '0%' }) })),
    rows: lines,
  };
}

const figuresCount = 9;
/** Places of the shares among the figures. */
const sharesAt = [2, 8];
