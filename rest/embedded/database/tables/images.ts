import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Pictures that were uploaded. A person names them in `profilePicture`, by their file names. */
export const pictures = pgTable('pictures', {
  /** Made of the content: the same picture has the same name. */
  fileName: text().primaryKey(),
  content: bytes().notNull(),
  addedBy: employeeId(),
  addedAt: instant().notNull(),
});
