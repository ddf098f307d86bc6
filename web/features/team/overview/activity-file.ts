/** The trends as a spreadsheet: sheets by day or month, employee, taluka and product, with all measures of both periods. */
import type { Workbook, WorkbookRow } from '../../../data/workbooks/workbook.ts';
import type { TextFunction } from '../../../i18n/text-context.ts';
import type { peopleTexts } from '../../../people/texts/texts.ts';
import { type Measure, measures, type Point, type Ranked, totalOf } from './activity.ts';
import type { overviewTexts } from './texts/texts.ts';

interface Options {
  text: TextFunction<(typeof overviewTexts | typeof peopleTexts)['en']>;
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

const ofProducts = ['codesUsed', 'pointsGiven'] as const;

export function activityWorkbook({ text, caption, now, beside, points, byDay, employees, talukas, products }: Options): Workbook {
  const sheet = (
    title: string,
    head: readonly string[],
    rows: readonly { names: readonly (string | Date | null)[]; values: Point['values'] }[],
    columns: readonly Measure[],
  ) => {
    const valuesOf = (values: Point['values']) => columns.flatMap((measure) => [values[measure].now, values[measure].beside]);
    const heads = columns.flatMap((measure) => [now, beside].map((period) => `${text(`overview.${measure}`)}, ${period}`));
    const totals = columns.flatMap((measure) => {
      const total = totalOf(rows, measure);
      return [total.now, total.beside];
    });
    const lines: readonly WorkbookRow[] = [
      { cells: [caption] },
      { cells: [...head, ...heads], isBold: true },
      ...rows.map(({ names, values }) => ({ cells: [...names, ...valuesOf(values)] })),
      { cells: [text('overview.total'), ...head.slice(1).map(() => null), ...totals], isBold: true },
    ];
    return {
      title,
      frozenRows: 2,
      print: 'landscape' as const,
      columns: [...head.map(() => ({ width: 24 })), ...heads.map(() => ({ width: 18 }))],
      rows: lines,
    };
  };
  const dayOf = (key: string | undefined) => (key === undefined ? null : byDay ? new Date(`${key}T00:00:00Z`) : key);
  const named = (title: string, rows: readonly Ranked[], columns: readonly Measure[]) =>
    sheet(
      title,
      [text('person.name')],
      rows.map(({ key, label, values }) => ({ names: [label ?? key], values })),
      columns,
    );
  return {
    sheets: [
      sheet(
        text(byDay ? 'overview.day' : 'overview.monthHead'),
        [now, beside],
        points.map(({ key, besideKey, values }) => ({ names: [dayOf(key), dayOf(besideKey)], values })),
        measures,
      ),
      named(text('overview.employees'), employees, measures),
      named(text('overview.talukas'), talukas, measures),
      named(text('overview.products'), products, ofProducts),
    ],
  };
}
