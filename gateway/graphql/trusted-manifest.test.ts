import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nextManifest, readManifest } from './trusted-manifest.ts';

const day = (number: number) => new Date(`2026-11-${number}T00:00:00Z`);
const untilOf = (manifest: ReturnType<typeof nextManifest>) => Object.fromEntries(manifest.map(({ text, until }) => [text, until]));

test('keeps a removed document for 30 days from the first build without it, and can add it again', () => {
  const first = nextManifest([], ['a', 'b'], day(10));
  const second = nextManifest(first, ['a'], day(11));
  const third = nextManifest(second, ['a', 'c'], day(20));
  expect(untilOf(first)).toEqual({ a: null, b: null });
  expect(untilOf(third)).toEqual({ a: null, c: null, b: '2026-12-11T00:00:00.000Z' });
  expect(untilOf(nextManifest(third, ['b'], new Date('2026-12-11T00:00:00Z')))).toMatchObject({ b: null, a: '2027-01-10T00:00:00.000Z' });
  expect(untilOf(nextManifest(third, ['a', 'c'], new Date('2026-12-11T00:00:00Z')))).toEqual({ a: null, c: null });
});

test('trusts nothing from a missing, damaged or manually changed file', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  const file = path.join(folder, 'trusted-documents.json');
  expect(await readManifest(file)).toEqual([]);
  await writeFile(file, '[{"hash":');
  expect(await readManifest(file)).toEqual([]);
  const [entry] = nextManifest([], ['{ me { id } }'], day(10));
  await writeFile(file, JSON.stringify([entry, { ...entry, text: '{ other }' }, { ...entry, until: 'always' }, null]));
  expect(await readManifest(file)).toEqual([entry]);
  await rm(folder, { recursive: true });
});
