import { expect, test } from 'vitest';
import { employees } from '../../rest/contract/employees.ts';
import { createStandIn, type NotedCall } from './dry-run.ts';

test('answers the calls of a step one at a time, so counting can stop before the rows of the next page', async () => {
  const noted: NotedCall[] = [];
  let rows: 'none' | 'full' = 'full';
  const upstream = createStandIn({ extensions: false, rows: () => rows, ids: [] }, (call) => void noted.push(call));
  const page = (number: number) =>
    upstream.send(
      employees.fetchAllEmployeeByPage,
      { query: { pageNumber: number, pageSize: 100, roles: 'user' } },
      { token: null, requestId: 'r', span: null },
    );
  const first = page(0).then(({ payload }) => {
    rows = 'none';
    return payload;
  });
  const lengths = (await Promise.all([first, page(1).then(({ payload }) => payload)])).map(({ length }) => length);
  expect(lengths).toEqual([100, 0]);
  await page(2);
  expect(noted.map(({ step }) => step)).toEqual([1, 1, 2]);
});
