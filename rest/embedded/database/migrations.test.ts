import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder, naming } from './migrations.ts';
import { tables } from './tables/all.ts';

function readSnapshot(name: string): DrizzleSnapshotJSON {
  return JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', name), 'utf8'));
}

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

const { entries }: Journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));

// Branches that each add a migration can be merged in another order. The generator then starts from the wrong snapshot, or finds two successors of one.
test('numbers the migrations in the order in which they run', () => {
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
  for (const column of [entries.map(({ tag }) => tag), entries.map(({ when }) => when)]) expect(column).toEqual([...column].sort());
});

test('creates the tables of the code, with no change left to generate', async () => {
  const made = readSnapshot(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  const wanted = generateDrizzleJson(tables, made.id, undefined, naming.casing);
  expect(Object.keys(wanted.tables).length).toBeGreaterThan(15);
  expect(await generateMigration(made, wanted)).toEqual([]);
});
