/** Farmers and dealers: their records, unique keys and changes. */
import { isNotNull, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, type ExtraConfigColumn, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { address, bigInteger, changed, degrees, generatedId, instant, profile } from './columns.ts';
import { employeeId } from './employee-id.ts';
import type { FieldChange } from './employees.ts';
import { folded, nameKey } from './name-key.ts';
import {
  bothNames,
  isGender,
  isPhone,
  isPinCode,
  isPlace,
  knownName,
  knownNameFirst,
  knownTime,
  knownTimeFirst,
  letterPairs,
  lower,
  nameOrder,
  nameSound,
  searchKey,
} from './rules.ts';

/** A crop of a farmer, or a detail of a dealer. */
export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** Columns of both farmers and dealers: registration, place, author and time. */
const customer = () => ({
  id: generatedId().primaryKey(),
  ...profile(),
  ...address(),
  phone: text().notNull(),
  street: text().notNull(),
  taluka: text().notNull(),
  district: text().notNull(),
  state: text().notNull(),
  pinCode: text().notNull(),
  whatsAppPhone: text(),
  latitude: degrees(),
  longitude: degrees(),
  /** Id assigned by the collecting device. */
  syncId: text(),
  registerDate: instant().notNull(),
  /** The employee responsible for the customer: the one who registered it or took it over. */
  createdBy: employeeId(),
  /** The employee who registered the customer, when another one has taken it over. Null before. */
  registeredBy: bigInteger(),
  /** Version of the row: 1 at first, and one more with each change. */
  version: integer().notNull().default(1),
  ...changed(),
  /** The most recent visit with its employee, the name at that time, and its meeting. Null without a visit (decision 179). */
  lastVisitAt: instant(),
  lastVisitBy: text(),
  lastVisitEmployeeId: bigInteger(),
  lastVisitMeetingId: bigInteger(),
  /** Search text in either script. */
  searchText: text().generatedAlwaysAs(
    folded(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || phone || coalesce(' ' || village, '')`),
  ),
  searchKey: searchKey(),
});

/**
 * Maximum kilobytes of the newest rows that an index stores in no order. Each search reads all of them, and the write that exceeds the limit sorts them.
 * PostgreSQL's default is 4 MB.
 */
const shortPendingList = { gin_pending_list_limit: 256 };

const customerRules = (table: string, t: Record<keyof ReturnType<typeof customer>, ExtraConfigColumn>) => [
  index(`${table}_creator_index`).on(t.createdBy, t.id),
  index(`${table}_area_index`).on(t.state, t.district, t.taluka, t.id),
  index(`${table}_registration_index`).on(t.registerDate, t.id),
  index(`${table}_registered_by_index`).on(t.createdBy, t.registerDate).concurrently(),
  index(`${table}_taken_over_index`).on(t.registeredBy, t.registerDate).where(isNotNull(t.registeredBy)).concurrently(),
  index(`${table}_updated_index`).on(t.updatedAt).concurrently(),
  // Ends with the names, so that a page far from the ends is sought in the index alone.
  index(`${table}_name_order_index`).on(nameOrder(t), t.id, t.firstName, t.lastName).concurrently(),
  index(`${table}_phone_index`).on(t.phone, t.id).concurrently(),
  // Partners of likely duplicates.
  index(`${table}_sound_index`)
    .on(nameSound(bothNames(t)), t.taluka, t.id)
    .concurrently(),
  index(`${table}_email_index`).on(lower(t.email), t.id).where(isNotNull(t.email)).concurrently(),
  index(`${table}_birth_index`).on(t.dob, t.taluka, nameKey(t.village), t.id).where(isNotNull(t.dob)).concurrently(),
  index(`${table}_last_visit_index`).on(knownTime(t.lastVisitAt), t.id).concurrently(),
  index(`${table}_last_visit_order_index`).on(knownTimeFirst(t.lastVisitAt), t.id, t.lastVisitAt).concurrently(),
  index(`${table}_visitor_index`).on(t.lastVisitEmployeeId, t.lastVisitAt, t.id).concurrently(),
  index(`${table}_visitor_order_index`).on(knownNameFirst(t.lastVisitBy), t.id, t.lastVisitBy).concurrently(),
  index(`${table}_visitor_down_index`).on(knownName(t.lastVisitBy), t.id, t.lastVisitBy).concurrently(),
  index(`${table}_area_visit_index`).on(t.state, t.district, t.taluka, t.lastVisitAt).concurrently(),
  index(`${table}_creator_visit_index`).on(t.createdBy, t.lastVisitAt).concurrently(),
  // One index of both columns, because it finds the rows of several words faster than two indexes do.
  index(`${table}_words_index`).using('gin', t.searchText.op('gin_trgm_ops'), t.searchKey.op('gin_trgm_ops')).with(shortPendingList).concurrently(),
  index(`${table}_pairs_index`).using('gin', letterPairs(t.searchText)).with(shortPendingList).concurrently(),
  check(`${table}_phone`, isPhone(t.phone)),
  check(`${table}_whats_app_phone`, isPhone(t.whatsAppPhone)),
  check(`${table}_pin_code`, isPinCode(t.pinCode)),
  check(`${table}_gender`, isGender(t.gender)),
  check(`${table}_place`, isPlace(t.latitude, t.longitude)),
];

/** People who farm. */
export const farmers = pgTable('farmers', { ...customer(), crops: jsonb().$type<readonly NameValue[]>().notNull().default([]) }, (t) =>
  customerRules('farmers', t),
);

/** Shops that sell to farmers. */
export const dealers = pgTable('dealers', { ...customer(), dealerData: jsonb().$type<readonly NameValue[]>().notNull().default([]) }, (t) =>
  customerRules('dealers', t),
);

/**
 * Families share a phone number, so a person is identified by name and phone number together. A separate table ensures that nobody is registered twice,
 * and is written in the transaction that writes the person. On Citus, persons are distributed by their ids, which never change, and these rows by the
 * phone number.
 */
const customerKey = (column: string) => ({
  phone: text().notNull(),
  /** Keys of both names. A person who collided with another one when the keys were introduced keeps the former text in lower case (decision 128). */
  firstName: text().notNull(),
  lastName: text().notNull(),
  customerId: bigInteger(column).notNull(),
});

export const farmerKeys = pgTable('farmer_keys', customerKey('farmer_id'), (t) => [primaryKey({ columns: [t.phone, t.firstName, t.lastName] })]);

export const dealerKeys = pgTable('dealer_keys', customerKey('dealer_id'), (t) => [primaryKey({ columns: [t.phone, t.firstName, t.lastName] })]);

/**
 * A copy of a customer who was merged into another one (decision 196). Merged rows leave the table of customers, so lists and searches need no condition
 * for them.
 */
const mergedCustomer = () => ({
  id: bigInteger().primaryKey(),
  keptId: bigInteger().notNull(),
  /** Phone number whose uses of codes also belong to the remaining customer. */
  phone: text().notNull(),
  registerDate: instant().notNull(),
  createdBy: employeeId(),
  mergedAt: instant().notNull(),
  mergedBy: employeeId(),
  row: jsonb().notNull(),
});

export const mergedFarmers = pgTable('merged_farmers', mergedCustomer(), (t) => [index('merged_farmers_kept_index').on(t.keptId)]);

export const mergedDealers = pgTable('merged_dealers', mergedCustomer(), (t) => [index('merged_dealers_kept_index').on(t.keptId)]);

/** Two customers who may be the same. Written together with the customers (decision 197). */
const duplicatePair = () => ({
  id: generatedId().primaryKey(),
  /** The lower id. */
  firstId: bigInteger().notNull(),
  secondId: bigInteger().notNull(),
  /** Time when the pair was marked as two different customers, or null. */
  dismissedAt: instant(),
  dismissedBy: bigInteger(),
});

const pairIndexes = (table: string, t: Record<keyof ReturnType<typeof duplicatePair>, ExtraConfigColumn>) => [
  uniqueIndex(`${table}_pair_key`).on(t.firstId, t.secondId),
  index(`${table}_second_index`).on(t.secondId),
  index(`${table}_open_index`).on(t.id).where(sql`${t.dismissedAt} is null`),
];

export const farmerDuplicates = pgTable('farmer_duplicates', duplicatePair(), (t) => pairIndexes('farmer_duplicates', t));

export const dealerDuplicates = pgTable('dealer_duplicates', duplicatePair(), (t) => pairIndexes('dealer_duplicates', t));

/** Changes of a farmer or dealer, with author and time. Each change has its own version, so no change hides another. */
const customerChange = (id: AnyPgColumn, column: string) => ({
  customerId: bigInteger(column)
    .notNull()
    .references(() => id),
  /** Version after the change. */
  version: integer().notNull(),
  changedAt: instant().notNull(),
  changedBy: employeeId(),
  changes: jsonb().$type<readonly FieldChange[]>().notNull(),
});

export const farmerChanges = pgTable('farmer_changes', customerChange(farmers.id, 'farmer_id'), (t) => [primaryKey({ columns: [t.customerId, t.version] })]);

export const dealerChanges = pgTable('dealer_changes', customerChange(dealers.id, 'dealer_id'), (t) => [primaryKey({ columns: [t.customerId, t.version] })]);
