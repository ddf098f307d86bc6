import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder, naming } from './migrations.ts';
import { tables } from './tables/all.ts';

function readSnapshot(name: string): DrizzleSnapshotJSON {
  return JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', name), 'utf8'));
}

test('the migrations make the tables that the code knows: nothing is left to generate', async () => {
  const { entries }: { entries: readonly { readonly tag: string }[] } = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const made = readSnapshot(`${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`);
  const wanted = generateDrizzleJson(tables, made.id, undefined, naming.casing);
  expect(Object.keys(wanted.tables).length).toBeGreaterThan(15);
  expect(await generateMigration(made, wanted)).toEqual([]);
});
