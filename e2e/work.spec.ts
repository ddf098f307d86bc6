/** Each task takes the presses in docs/work.md, and at most its goal. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { withProduct } from './fixture.ts';
import { doTask, findKnown, type Known, rowOf, tasks } from './work-tasks.ts';

const { stay, url } = withProduct();
const documented = readFileSync('docs/work.md', 'utf8');

let known: Known;
beforeAll(async () => {
  known = await findKnown(url());
});

it.each(tasks)('$name', async (task) => {
  const { page } = await stay(task.role);
  const presses = await doTask(page, task, known);
  expect(documented).toContain(rowOf(task, presses));
  expect(presses.clicks + presses.keys).toBeLessThanOrEqual(task.goal);
});
