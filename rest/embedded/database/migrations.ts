/** The migrations as they stand in their files, in order, and which of them a database has; beside this file in the sources as in `dist`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { errorCode } from './error-code.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Must be what `drizzle.config.ts` says, which the migrations were generated with. */
export const naming = { casing: 'snake_case' } as const;

export interface Migration {
  /** The file's name, without its ending. */
  readonly name: string;
  /** When it was generated, in milliseconds: what a database remembers it by. */
  readonly madeAt: number;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly statements: readonly string[];
  /** True when the migration creates and drops indexes concurrently, each on its own. The file contains nothing else, because an interrupted run is not rolled back. */
  readonly isConcurrent: boolean;
  /** True when the migration removes what instances of the previous version need: its name ends in `-contract`. It runs once none of them runs. */
  readonly isContraction: boolean;
}

/** Makes or drops an index without keeping writers out, which PostgreSQL does outside of a transaction only. */
export const concurrentIndex = /^\s*(?<verb>CREATE|DROP)(?: UNIQUE)? INDEX CONCURRENTLY(?: IF (?:NOT )?EXISTS)? "(?<index>\w+)"/i;

/** @throws Error when a file mixes both kinds of statements */
export function readMigration({ tag, when }: { readonly tag: string; readonly when: number }, content: string): Migration {
  const statements = content.split('--> statement-breakpoint');
  const concurrent = statements.filter((statement) => concurrentIndex.test(statement));
  if (concurrent.length > 0 && concurrent.length < statements.length) {
    throw new Error(`Migration ${tag} makes indexes concurrently and does something else: put that into a migration of its own`);
  }
  return {
    name: tag,
    madeAt: when,
    hash: createHash('sha256').update(content).digest('hex'),
    statements,
    isConcurrent: concurrent.length > 0,
    isContraction: tag.endsWith('-contract'),
  };
}

/** In the order in which they are applied. */
export function readMigrations(): readonly Migration[] {
  const read = (file: string) => readFileSync(path.join(migrationsFolder, file), 'utf8');
  const { entries }: { readonly entries: readonly { readonly tag: string; readonly when: number }[] } = JSON.parse(read('meta/_journal.json'));
  return entries.map((entry) => readMigration(entry, read(`${entry.tag}.sql`)));
}

/** Applied migrations of a database, named and laid out as in drizzle, so that its tools understand them. */
export const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
});

export interface MigrationState {
  readonly missing: readonly Migration[];
  /** How many it has that this program does not know, because they are of a newer one. */
  readonly unknown: number;
  /** True when the database has no migrations and no table for them. */
  readonly isNew: boolean;
}

export async function stateOf(database: Database, known: readonly Migration[]): Promise<MigrationState> {
  const found = await database
    .select({ madeAt: applied.createdAt })
    .from(applied)
    .catch((error: unknown) => {
      if (errorCode(error) === '42P01') return null;
      throw error;
    });
  const has = new Set(found?.map(({ madeAt }) => madeAt));
  const missing = known.filter(({ madeAt }) => !has.has(madeAt));
  return { missing, unknown: has.size - (known.length - missing.length), isNew: found === null };
}
