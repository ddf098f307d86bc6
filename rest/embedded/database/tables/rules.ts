/** Computed columns for searches, and rules for columns of several tables. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import { nameKey } from './name-key.ts';

/** Returns the search column for names in any script and spelling. The SQL function is in the migration `name-search`. */
export const searchKey = () => text().generatedAlwaysAs(sql`search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village)`);

/**
 * Returns the letters and pairs of letters of a text, by which a search for one or two letters finds it. The SQL function is in the migration
 * `letter-pairs`.
 */
export const letterPairs = (column: AnyPgColumn): SQL => sql`letter_pairs(${column})`;

/** Case-insensitive order of people by name. Truncated, because an index entry has a maximum length. */
export const nameOrder = (names: { readonly firstName: SQLWrapper; readonly lastName: SQLWrapper }): SQL => sql`left(${nameKey(bothNames(names))}, 100)`;

/**
 * Returns the key by which the names of two people sound alike, in either script (decision 204). The SQL function is in the migration `name-sounds`.
 * Truncated, because an index entry has a maximum length.
 */
export const nameSound = (name: SQLWrapper): SQL => sql`left(public.name_sound(${name}), 100)`;

/** Returns the first and the last name as one text. */
export const bothNames = ({ firstName, lastName }: { readonly firstName: SQLWrapper; readonly lastName: SQLWrapper }): SQL =>
  sql`${firstName} || ' ' || ${lastName}`;

/** A time for sorting. Unknown times come before all others. */
export const knownTime = (instant: SQLWrapper): SQL => sql`coalesce(${instant}, timestamptz '1970-01-01 00:00:00+00')`;

/** A time for sorting. Unknown times come after all others. */
export const knownTimeFirst = (instant: SQLWrapper): SQL => sql`coalesce(${instant}, timestamptz '9999-12-31 00:00:00+00')`;

/** A name for sorting, ignoring case. Unknown names come before all others. Truncated, because an index entry has a maximum length. */
export const knownName = (name: SQLWrapper): SQL => sql`coalesce('1' || left(${nameKey(name)}, 100), '0')`;

/** A name for sorting, ignoring case. Unknown names come after all others. */
export const knownNameFirst = (name: SQLWrapper): SQL => sql`coalesce('1' || left(${nameKey(name)}, 100), '2')`;

export const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;

export const isPhone = (column: AnyPgColumn): SQL => sql`${column} ~ '^[6-9][0-9]{9}$'`;

export const isPinCode = (column: AnyPgColumn): SQL => sql`${column} ~ '^[1-9][0-9]{5}$'`;

export const isGender = (column: AnyPgColumn): SQL => sql`${column} in ('Male', 'Female', 'Other')`;

export const isPlace = (latitude: AnyPgColumn, longitude: AnyPgColumn): SQL => sql`${latitude} between -90 and 90 and ${longitude} between -180 and 180`;
