/** The spreadsheet as Excel reads it: days are dates, durations are durations, the head is frozen. */
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../data/workbooks/write-workbook.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { monthDay, monthMember } from '../../testing/muster.ts';
import { musterRow } from './muster.ts';
import { musterSheet } from './muster-file.ts';
import { teamTexts } from './texts/texts.ts';

const en = { ...teamTexts.en, ...peopleTexts.en };
const text = (key: keyof typeof en, ..._values: unknown[]) => String(en[key]);
const title = 'November 2026';
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];

it('has a row for each person and a column for each day, then the totals', async () => {
  const people = [
    monthMember('1', 'Ravi Patil', [
      monthDay('1', '2026-11-18', { approved: true }),
      monthDay('1', '2026-11-19', { punchOutAt: null, workMinutes: null }),
      monthDay('1', '2026-11-20', { punchOutAt: null, workMinutes: null }),
    ]),
    monthMember('2', 'Asha Kale', null),
  ];
  const rows = people.map((member) => musterRow(member, days, '2026-11-20'));
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(await writeWorkbook({ sheets: [musterSheet({ text, title, days, rows, withTravel: false })] }));
  const sheet = read.getWorksheet('November 2026');
  const valuesOf = (row: number) => Array.from({ length: 9 }, (_, at) => sheet?.getRow(row).getCell(at + 1).value ?? null);
  expect(valuesOf(1)).toEqual(['Name', ...days.map((day) => new Date(`${day}T00:00:00Z`)), 'Days', 'Hours', 'Waiting for approval', 'Needs checking']);
  // A duration is read back as the time since the epoch of the spreadsheet.
  expect(valuesOf(2)).toEqual(['Ravi Patil', 'P', 'M', 'in', null, 3, new Date('1899-12-30T08:30:00Z'), 0, 1]);
  expect(valuesOf(3)).toEqual(['Asha Kale', '…', '…', '…', null, null, null, null, null]);
  expect(sheet?.views).toMatchObject([{ state: 'frozen', xSplit: 1, ySplit: 1 }]);
  expect(sheet?.getRow(1).getCell(2).numFmt).toBe('d mmm');
  expect(sheet?.getRow(2).getCell(7).numFmt).toBe('[h]:mm');
  expect(sheet?.getRow(2).getCell(3).border.bottom?.style).toBe('thick');
});

it('has kilometres and stops where they are known, and empty cells where they are not', () => {
  const travel = [{ __typename: 'TravelDay' as const, date: '2026-11-18', straightLineKm: 12.25, stopCount: 3 }];
  const people = [monthMember('1', 'Ravi Patil', [monthDay('1', '2026-11-18')], travel), monthMember('2', 'Asha Kale', [])];
  const rows = people.map((member) => musterRow(member, days, '2026-11-20'));
  const sheet = musterSheet({ text, title, days, rows, withTravel: true });
  expect(sheet.rows.map(({ cells }) => cells.slice(7, 9))).toEqual([
    ['km', 'Stops'],
    [12.25, 3],
    [null, null],
  ]);
});
