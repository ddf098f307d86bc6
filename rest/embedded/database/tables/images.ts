import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Uploaded pictures. A person refers to them by file name in `profilePicture`. */
export const pictures = pgTable('pictures', {
  /** Derived from the content, so the same picture has the same name. */
  fileName: text().primaryKey(),
  content: bytes().notNull(),
  addedBy: employeeId(),
  addedAt: instant().notNull(),
});
