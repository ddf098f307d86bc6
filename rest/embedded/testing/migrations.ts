/** Starting point of migration tests. */
import { readMigration, readMigrations } from '../database/migrations.ts';

/** All migrations in order. */
export const all = readMigrations();
/** Time of the last migration. */
export const last = all.at(-1)?.madeAt ?? 0;

/** Returns a migration after all others. */
export const another = (name: string, content: string, later = 1) => readMigration({ tag: name, when: last + later }, content);
