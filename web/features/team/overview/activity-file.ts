/** Writes the trends as a spreadsheet: sheets by day or month, employee, taluka and product, with all measures of both periods. */
import type { Workbook } from 'exceljs';
import type { TextFunction } from '../../../i18n/text-context.ts';
import { type Measure, measures, type Point, type Ranked, totalOf } from './activity.ts';
import type { overviewTexts } from './texts/texts.ts';

interface Options {
  text: TextFunction<(typeof overviewTexts)['en']>;
  /** Both periods in words. */
  caption: string;
  now: string;
  beside: string;
  points: readonly Point[];
  byDay: boolean;
  employees: readonly Ranked[];
  talukas: readonly Ranked[];
  products: readonly Ranked[];
}

const ofPeople = measures.filter((measure) => measure !== 'codesUsed' && measure !== 'pointsGiven');
const ofProducts = ['codesUsed', 'pointsGiven'] as const;

/** Fills an empty workbook. */
export function writeActivity(workbook: Workbook, { text, caption, now, beside, points, byDay, employees, talukas, products }: Options): void {
  const add = (
    title: string,
    head: readonly string[],
    rows: readonly { names: readonly (string | Date | null)[]; values: Point['values'] }[],
    columns: readonly Measure[],
  ) => {
    const sheet = workbook.addWorksheet(title, {
      views: [{ state: 'frozen', ySplit: 2 }],
      pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToHeight: 0 },
    });
    sheet.addRow([caption]);
    sheet.addRow([...head, ...columns.flatMap((measure) => [`${text(`overview.${measure}`)}, ${now}`, `${text(`overview.${measure}`)}, ${beside}`])]).font = {
      bold: true,
    };
    for (const { names, values } of rows) sheet.addRow([...names, ...columns.flatMap((measure) => [values[measure].now, values[measure].beside])]);
    const totals = columns.flatMap((measure) => {
      const total = totalOf(rows, measure);
      return [total.now, total.beside];
    });
    sheet.addRow([text('overview.total'), ...head.slice(1).map(() => null), ...totals]).font = { bold: true };
    sheet.columns.forEach((column, at) => {
      column.width = at < head.length ? 24 : 18;
    });
  };
  const dayOf = (key: string | undefined) => (key === undefined ? null : byDay ? new Date(`${key}T00:00:00Z`) : key);
  add(
    text(byDay ? 'overview.day' : 'overview.monthHead'),
    [now, beside],
    points.map(({ key, besideKey, values }) => ({ names: [dayOf(key), dayOf(besideKey)], values })),
    measures,
  );
  for (const [title, rows, columns] of [
    [text('overview.employees'), employees, ofPeople],
    [text('overview.talukas'), talukas, ofPeople],
    [text('overview.products'), products, ofProducts],
  ] as const)
    add(
      title,
      [text('overview.name')],
      rows.map(({ key, label, values }) => ({ names: [label ?? key], values })),
      columns,
    );
}
