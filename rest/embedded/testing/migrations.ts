/** Starting point of migration tests. */
import { readMigration, readMigrations } from '../database/migrations.ts';

/** All that there are, in order. */
export const all = readMigrations();
/** When the last of them was made. */
export const last = all.at(-1)?.madeAt ?? 0;

/** A migration after all others. */
export const another = (name: string, content: string, later = 1) => readMigration({ tag: name, when: last + later }, content);
