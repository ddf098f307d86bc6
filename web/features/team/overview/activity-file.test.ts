/** The spreadsheet of the trends. */
import exceljs from 'exceljs';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../../data/workbooks/write-workbook.ts';
import type { peopleTexts } from '../../../people/texts/texts.ts';
import { type Point, ranksOf } from './activity.ts';
import { activityWorkbook } from './activity-file.ts';
import type { overviewTexts } from './texts/texts.ts';

const pair = (now: number, beside: number) => ({ now, beside });
const values: Point['values'] = {
  visits: pair(57, 55),
  meetingsHeld: pair(16, 0),
  farmersRegistered: pair(8, 1),
  dealersRegistered: pair(0, 0),
  codesUsed: pair(152, 9),
  pointsGiven: pair(6529, 450),
};

it('has a sheet for each group, with both periods of every measure and totals', async () => {
  const text = (key: keyof typeof overviewTexts.en | keyof typeof peopleTexts.en, ..._values: unknown[]) => key.replace('overview.', '');
  const ranks = ranksOf({ now: [], beside: [] });
  const described = activityWorkbook({
    text,
    caption: 'Nov beside Oct',
    now: 'Nov',
    beside: 'Oct',
    byDay: true,
    points: [
      { key: '2026-11-19', besideKey: '2026-10-19', values },
      { key: undefined, besideKey: '2026-10-20', values },
    ],
    employees: [{ key: '1', label: 'Ganesh Shinde', values }],
    talukas: ranks,
    products: ranks,
  });
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await writeWorkbook(described));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['day', 'employees', 'talukas', 'products']);
  const [days, employees] = workbook.worksheets;
  const valuesOf = (row: number) => Array.from({ length: 14 }, (_, at) => days?.getRow(row).getCell(at + 1).value);
  expect(valuesOf(2).slice(0, 4)).toEqual(['Nov', 'Oct', 'visits, Nov', 'visits, Oct']);
  expect(valuesOf(3)).toEqual([new Date('2026-11-19T00:00:00Z'), new Date('2026-10-19T00:00:00Z'), 57, 55, 16, 0, 8, 1, 0, 0, 152, 9, 6529, 450]);
  expect(valuesOf(5).slice(0, 3)).toEqual(['total', null, 114]);
  expect(employees?.getRow(3).values).toEqual([undefined, 'Ganesh Shinde', 57, 55, 16, 0, 8, 1, 0, 0, 152, 9, 6529, 450]);
});
