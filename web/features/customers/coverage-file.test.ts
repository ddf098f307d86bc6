/** The spreadsheet of coverage. */
import exceljs from 'exceljs';
import { expect, it } from 'vitest';
import { writeWorkbook } from '../../data/workbooks/write-workbook.ts';
import { coverageSheet } from './coverage-file.ts';
import { withNinety, withOthers } from './coverage-rows.ts';

const row = (label: string, total: number, visited: number, never: number) => ({
  __typename: 'CoverageRow' as const,
  key: label,
  label,
  state: 'Maharashtra',
  district: 'Pune',
  total,
  visited,
  never,
});

it('has every row with its figures, those of 90 days beside, the other kind, and the sums', async () => {
  const ofNinety = withNinety([row('Haveli', 100, 80, 0), row('Shirur', 400, 100, 8)], [row('Shirur', 400, 350, 8), row('Haveli', 100, 95, 0)]);
  const rows = withOthers(ofNinety, [row('Baramati', 10, 0, 10), row('Shirur', 30, 15, 2)]);
  const head = ['Taluka', 'District', 'Farmers', 'Visited', 'Share', 'Not in 60', 'Not in 90', 'Never', 'Dealers', 'Dealers visited', 'Dealers: share'];
  const described = coverageSheet({
    title: 'By taluka',
    caption: 'Farmers',
    head,
    namesOf: ({ label, district }) => [label ?? '', district ?? ''],
    rows,
    total: 'All',
  });
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await writeWorkbook({ sheets: [described] }));
  const [sheet] = workbook.worksheets;
  const valuesOf = (at: number) => head.map((_, column) => sheet?.getRow(at).getCell(column + 1).value);
  expect([1, 2, 3, 4, 5, 6].map(valuesOf)).toEqual([
    ['Farmers', ...head.slice(1).map(() => null)],
    head,
    ['Haveli', 'Pune', 100, 80, 0.8, 20, 5, 0, 0, 0, null],
    ['Shirur', 'Pune', 400, 100, 0.25, 300, 50, 8, 30, 15, 0.5],
    ['Baramati', 'Pune', 0, 0, 0, 0, 0, 0, 10, 0, 0],
    ['All', null, 500, 180, 0.36, 320, 55, 8, 40, 15, 0.375],
  ]);
  expect([5, 11].map((at) => sheet?.getColumn(at).numFmt)).toEqual(['0%', '0%']);
});
