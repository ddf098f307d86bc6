/** What processes have to remember together. */
import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the data have to remember of the processes that work on them. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });
