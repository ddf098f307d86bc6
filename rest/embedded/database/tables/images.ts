import { pgTable, text } from 'drizzle-orm/pg-core';
import { bigInteger, bytes, instant } from './columns.ts';
import { employees } from './employees.ts';

/** Pictures that were uploaded. A person names them in `profilePicture`, by their file names. */
export const pictures = pgTable('pictures', {
  /** Made of the content: the same picture has the same name. */
  fileName: text().primaryKey(),
  content: bytes().notNull(),
  addedBy: bigInteger()
    .notNull()
    .references(() => employees.id),
  addedAt: instant().notNull(),
});
