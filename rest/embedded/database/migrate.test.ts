import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { all, another } from '../testing/migrations.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

describe('the migration files', () => {
  test('are read in order, and are either transactional or create indexes concurrently', () => {
    expect(all.length).toBeGreaterThan(9);
    expect(all.map(({ madeAt }) => madeAt)).toEqual(all.map(({ madeAt }) => madeAt).toSorted((one, other) => one - other));
    expect(
      another('indexes', 'CREATE INDEX CONCURRENTLY "a" ON "farmers" ("id");--> statement-breakpoint\nDROP INDEX CONCURRENTLY IF EXISTS "b";').isConcurrent,
    ).toBe(true);
    expect(another('whole', 'CREATE INDEX "a" ON "farmers" ("id");').isConcurrent).toBe(false);
    expect(() => another('mixed', 'CREATE INDEX CONCURRENTLY "a" ON "farmers" ("id");--> statement-breakpoint\nselect 1')).toThrow('a separate migration');
  });
});

test('applies a missing migration and creates an index concurrently, on the database of every test', { tags: 'slow' }, async () => {
  const { database, close } = await openTestDatabase();
  const said: string[] = [];
  const migrations = [...all, another('column', 'ALTER TABLE "farmers" ADD COLUMN "more" text;')];
  const target = { database, runAlone: (statement: string) => database.execute(sql.raw(statement)) };
  expect(await migrate(target, { migrations, say: (line) => said.push(line) })).toBe(1);
  expect(said).toEqual(['column']);
  const index = another('index', 'CREATE INDEX CONCURRENTLY "more_index" ON "farmers" USING btree ("more");', 2);
  expect(await migrate(target, { migrations: [...migrations, index] })).toBe(1);
  expect(await migrate(target, { migrations: [...migrations, index] })).toBe(0);
  await expect(migrate(target)).rejects.toThrow('is newer than this program, which does not know 2 of its migrations');
  await close();
});
