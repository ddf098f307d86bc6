/** Writes the muster as a spreadsheet with the columns of the screen, days as dates, durations as durations, and a frozen head. */
import type { Workbook } from 'exceljs';
import type { TextFunction } from '../../i18n/text-context.ts';
import { letterOf, type MusterRow } from './muster.ts';
import type { teamTexts } from './texts/texts.ts';

interface Options {
  text: TextFunction<(typeof teamTexts)['en']>;
  /** Name of the sheet. */
  title: string;
  days: readonly string[];
  rows: readonly MusterRow[];
  /** True when kilometres and stops are available. */
  withTravel: boolean;
}

/** Dates of a spreadsheet have no time zone, so midnight UTC of the day is used. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const minutesOfDay = 24 * 60;

/** Fills an empty workbook. */
export function writeMuster(workbook: Workbook, { text, title, days, rows, withTravel }: Options): void {
  const sheet = workbook.addWorksheet(title, {
    views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '1:1' },
  });
  sheet.columns = [
    { width: 26 },
    ...days.map(() => ({ width: 7, style: { alignment: { horizontal: 'center' as const } } })),
    { width: 8 },
    { width: 10, style: { numFmt: '[h]:mm' } },
    ...(withTravel ? [{ width: 10, style: { numFmt: '0.0' } }, { width: 8 }] : []),
    { width: 12 },
    { width: 18 },
  ];
  const head = sheet.addRow([
    text('team.name'),
    ...days.map(dateOf),
    text('muster.days'),
    text('team.hours'),
    ...(withTravel ? [text('team.km'), text('team.stops')] : []),
    text('team.approve'),
    text('team.look'),
  ]);
  head.font = { bold: true };
  for (let at = 0; at < days.length; at += 1) head.getCell(at + 2).numFmt = 'd mmm';
  for (const row of rows) {
    const travel = withTravel ? [row.travel?.km ?? null, row.travel?.stops ?? null] : [];
    const known = (sum: number) => (row.known ? sum : null);
    const sums = [known(row.present), known(row.minutes / minutesOfDay), ...travel, known(row.toApprove), known(row.toCheck)];
    const written = sheet.addRow([row.name, ...row.cells.map((cell) => (letterOf(cell) ?? text('muster.in')) || null), ...sums]);
    row.cells.forEach(({ state }, at) => {
      // The turmeric line of the screen.
      if (state === 'toApprove' || state === 'missing' || state === 'needsCheck')
        written.getCell(at + 2).border = { bottom: { style: 'thick', color: { argb: 'FFB97A0A' } } };
    });
  }
}
