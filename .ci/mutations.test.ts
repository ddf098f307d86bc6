/** Checks the seeded faults of `mutations.ts`, because a fault without its text or test would seed nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';

it('the text of each fault occurs exactly once in its file', () => {
  const stale = mutations.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(stale.map(({ name, file, find }) => ({ name, file, find }))).toEqual([]);
});

it('the tests of each fault exist', () => {
  const missing = mutations.flatMap(({ tests }) => tests.filter((test) => !existsSync(test)));
  expect(missing).toEqual([]);
});
