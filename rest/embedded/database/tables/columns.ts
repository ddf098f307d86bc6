/** Columns that many tables share. drizzle derives the names in `snake_case`. Instants, dates and big integers are read and written as text. */
import { sql } from 'drizzle-orm';
import { customType, date, doublePrecision, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

type BigInteger = { data: string; driverData: string | number | bigint };

/** A big integer as decimal text, so that no driver loses digits. */
export const bigInteger = customType<BigInteger>({ dataType: () => 'bigint', fromDriver: String });

const serial = customType<BigInteger>({ dataType: () => 'bigserial', fromDriver: String });

/** An id from a sequence, because Citus does not distribute identity columns. Rows with given ids (demo data) keep them. */
export const generatedId = () => serial().$defaultFn(() => sql`default`);

/** A point in time. Written as ISO 8601, and read as PostgreSQL's text in UTC, which `new Date()` can parse. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });

/** Time of the last change by a call, or null. */
export const changed = () => ({ updatedAt: instant() });

/** A business day in India, `YYYY-MM-DD`. */
export const businessDay = () => date({ mode: 'string' });

/**
 * Content of a file, sent as base64. PGlite converts bytes to text one by one on the thread of all requests, so storing a picture would block them.
 * Large contents are read with `base64Of` for the same reason.
 */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (content) => sql`decode(${Buffer.from(content).toString('base64')}, 'base64')`,
});

/** Selects a file's content as base64 text. */
export const base64Of = (content: PgColumn) => sql<string>`encode(${content}, 'base64')`;

/** Degrees, WGS 84. */
export const degrees = () => doublePrecision();

/** Columns of every registered person. A phone number has 10 digits, begins with 6 to 9, and has no prefix. */
export const profile = () => ({
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
  phone: text(),
  email: text(),
  gender: text({ enum: ['Male', 'Female', 'Other'] }),
  dob: businessDay(),
  /** Comma-separated file names relative to the images path. */
  profilePicture: text().notNull().default(''),
});

/** Columns of a postal address. Areas have the names in `rest/contract/areas.ts`. A PIN code has 6 digits and begins with 1 to 9. */
export const address = () => ({
  street: text(),
  village: text(),
  taluka: text(),
  district: text(),
  state: text(),
  pinCode: text(),
});
