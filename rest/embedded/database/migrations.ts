/** Reads the migration files in order, and the applied migrations of a database. The files are beside this file both in the sources and in `dist`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { errorCode } from './error-code.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Must equal the setting in `drizzle.config.ts`, with which the migrations were generated. */
export const naming = { casing: 'snake_case' } as const;

export interface Migration {
  /** Name of the file without its ending. */
  readonly name: string;
  /** Time of generation in milliseconds. A database identifies the migration by it. */
  readonly madeAt: number;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly statements: readonly string[];
  /**
   * True when the migration creates and drops indexes concurrently, each separately. The file contains nothing else, because an interrupted run is not
   * rolled back.
   */
  readonly isConcurrent: boolean;
  /**
   * True when the migration removes something that instances of the previous version need. Its name ends in `-contract`, and it runs when none of them
   * runs any more.
   */
  readonly isContraction: boolean;
}

/** Pattern of a statement that creates or drops an index without blocking writes, which PostgreSQL allows only outside a transaction. */
export const concurrentIndex = /^\s*(?<verb>CREATE|DROP)(?: UNIQUE)? INDEX CONCURRENTLY(?: IF (?:NOT )?EXISTS)? "(?<index>\w+)"/i;

/**
 * Parses a migration file.
 * @throws Error when a file mixes both kinds of statements
 */
export function readMigration({ tag, when }: { readonly tag: string; readonly when: number }, content: string): Migration {
  const statements = content.split('--> statement-breakpoint');
  const concurrent = statements.filter((statement) => concurrentIndex.test(statement));
  if (concurrent.length > 0 && concurrent.length < statements.length) {
    throw new Error(`Migration ${tag} creates indexes concurrently and has other statements: move them to a separate migration`);
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

/** Reads the migrations in order. */
export function readMigrations(): readonly Migration[] {
  const read = (file: string) => readFileSync(path.join(migrationsFolder, file), 'utf8');
  const { entries }: { readonly entries: readonly { readonly tag: string; readonly when: number }[] } = JSON.parse(read('meta/_journal.json'));
  return entries.map((entry) => readMigration(entry, read(`${entry.tag}.sql`)));
}

/** Applied migrations of a database. Name and columns are those of drizzle, so that its tools can read the table. */
export const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
});

export interface MigrationState {
  readonly missing: readonly Migration[];
  /** Number of applied migrations that are unknown because they belong to a newer program. */
  readonly unknown: number;
  /** True when the database has no migrations and no table for them. */
  readonly isNew: boolean;
}

export async function stateOf(database: Database, expected: readonly Migration[]): Promise<MigrationState> {
  const found = await database
    .select({ madeAt: applied.createdAt })
    .from(applied)
    .catch((error: unknown) => {
      if (errorCode(error) === '42P01') return null;
      throw error;
    });
  const has = new Set(found?.map(({ madeAt }) => madeAt));
  const missing = expected.filter(({ madeAt }) => !has.has(madeAt));
  return { missing, unknown: has.size - (expected.length - missing.length), isNew: found === null };
}
