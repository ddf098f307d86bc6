/** Where the migrations are and how drizzle names columns; beside this file in the sources as in `dist`. */
import { fileURLToPath } from 'node:url';

export const migrations = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };

/** Must be what `drizzle.config.ts` says, which the migrations were generated with. */
export const naming = { casing: 'snake_case' } as const;
