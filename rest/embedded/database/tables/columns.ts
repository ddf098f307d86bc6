/** The columns that many tables share. Names are given by drizzle's `snake_case`; instants, dates and big integers travel as text. */
import { sql } from 'drizzle-orm';
import { customType, date, doublePrecision, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core';

type BigInteger = { data: string; driverData: string | number | bigint };

/** A big integer as decimal text: no digit is lost, whichever driver reads it. */
export const bigInteger = customType<BigInteger>({ dataType: () => 'bigint', fromDriver: String });

const serial = customType<BigInteger>({ dataType: () => 'bigserial', fromDriver: String });

/** An id that the database gives, by a sequence, since Citus distributes no identity columns; rows that bring their own (demo data) keep it. */
export const generatedId = () => serial().$defaultFn(() => sql`default`);

/** A point in time. Written as ISO 8601, read as PostgreSQL's text in UTC, which `new Date()` understands. */
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });

/** When a call last changed the row; null when none has. */
export const changed = () => ({ updatedAt: instant() });

/** A business day in India, `YYYY-MM-DD`. */
export const businessDay = () => date({ mode: 'string' });

/**
 * A file's content, sent as base64. PGlite turns bytes into text one by one on the thread that answers all requests, which would make everybody wait
 * while a picture is stored. For the same reason large contents are read with `base64Of`.
 */
export const bytes = customType<{ data: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (content) => sql`decode(${Buffer.from(content).toString('base64')}, 'base64')`,
});

/** Selects a file's content as base64 text. */
export const base64Of = (content: PgColumn) => sql<string>`encode(${content}, 'base64')`;

/** Degrees, WGS 84. */
export const degrees = () => doublePrecision();

/** How every person is registered. Phone: 10 digits beginning with 6 to 9, without a prefix. */
export const profile = () => ({
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
  phone: text(),
  email: text(),
  gender: text({ enum: ['Male', 'Female', 'Other'] }),
  dob: businessDay(),
  /** Comma-separated file names below the images path. */
  profilePicture: text().notNull().default(''),
});

/** A postal address; areas by their names in `rest/contract/areas.ts`. PIN code: 6 digits beginning with 1 to 9. */
export const address = () => ({
  street: text(),
  village: text(),
  taluka: text(),
  district: text(),
  state: text(),
  pinCode: text(),
});
