/** The muster as a spreadsheet with the columns of the screen, days as dates, durations as durations, and a frozen head. */
import type { WorkbookSheet } from '../../data/workbooks/workbook.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import type { peopleTexts } from '../../people/texts/texts.ts';
import { letterOf, type MusterRow } from './muster.ts';
import type { teamTexts } from './texts/texts.ts';

interface Options {
  text: TextFunction<(typeof teamTexts | typeof peopleTexts)['en']>;
  /** Name of the sheet. */
  title: string;
  days: readonly string[];
  rows: readonly MusterRow[];
  /** True when kilometres and stops are available. */
  withTravel: boolean;
}

const minutesOfDay = 24 * 60;

export function musterSheet({ text, title, days, rows, withTravel }: Options): WorkbookSheet {
  const head = [
    text('person.name'),
    ...days.map((day) => new Date(`${day}T00:00:00Z`)),
    text('muster.days'),
    text('team.hours'),
    ...(withTravel ? [text('team.km'), text('team.stops')] : []),
    text('team.approve'),
    text('team.look'),
  ];
  return {
    title,
    frozenRows: 1,
    frozenColumns: 1,
    print: 'landscapeWithHead',
    columns: [
      { width: 26 },
      ...days.map(() => ({ width: 7, isCentred: true })),
      { width: 8 },
      { width: 10, format: '[h]:mm' },
      ...(withTravel ? [{ width: 10, format: '0.0' }, { width: 8 }] : []),
      { width: 12 },
      { width: 18 },
    ],
    rows: [
      { cells: head, isBold: true, dateFormat: 'd mmm' },
      ...rows.map((row) => {
        const travel = withTravel ? [row.travel?.km ?? null, row.travel?.stops ?? null] : [];
        const known = (sum: number) => (row.known ? sum : null);
        const sums = [known(row.present), known(row.minutes / minutesOfDay), ...travel, known(row.toApprove), known(row.toCheck)];
        return {
          cells: [row.name, ...row.cells.map((cell) => (letterOf(cell) ?? text('muster.in')) || null), ...sums],
          // The turmeric line of the screen.
          underlined: row.cells.flatMap(({ state }, at) => (state === 'toApprove' || state === 'missing' || state === 'needsCheck' ? [at + 1] : [])),
        };
      }),
    ],
  };
}
