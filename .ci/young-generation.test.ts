/** Checks that every start of the product has the documented size of the young generation (docs/operations.md). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['package.json', 'Dockerfile', 'docs/operations.md', 'bench/process.ts', 'e2e/product.ts'])('%s starts it with 64 MB', (file) => {
  const sizes = readFileSync(file, 'utf8').matchAll(/--max-semi-space-size=(\d+)/g);
  expect([...sizes].map(([, size]) => size)).toEqual(['64']);
});
