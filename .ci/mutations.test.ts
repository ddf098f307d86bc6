/** The seeded faults of `mutations.ts` against the files of today: a fault whose text or test is gone would seed nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';

it('each fault finds its text exactly once in its file', () => {
  const stale = mutations.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(stale.map(({ name, file, find }) => ({ name, file, find }))).toEqual([]);
});

it('each fault names tests that exist', () => {
  const missing = mutations.flatMap(({ tests }) => tests.filter((test) => !existsSync(test)));
  expect(missing).toEqual([]);
});
