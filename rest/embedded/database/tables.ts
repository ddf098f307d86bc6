/**
 * The data model of the embedded REST API, from which the migrations are generated (`npx drizzle-kit generate`).
 * Indexes stand in ascending order: read backwards they give the newest first, which drizzle's `desc()` (nulls last) does not.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { auditActions } from '../../contract/audit.ts';
import { changeTypes } from '../../contract/changes.ts';
import { address, bigInteger, businessDay, bytes, changed, degrees, generatedId, instant, profile } from './columns.ts';
import { folded } from './folded.ts';

/** A line of a farmer's crops or of a dealer's data. */
export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** By what a person or a shop is found whichever script and spelling the name has; the function is in the migration `name-search`. */
const searchKey = () => text().generatedAlwaysAs(sql`search_key(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name, village)`);

/** The letters and pairs of letters of a text, by which a text of one or two letters is found; the function is in the migration `letter-pairs`. */
const letterPairs = (column: AnyPgColumn): SQL => sql`letter_pairs(${column})`;

const lower = (column: AnyPgColumn): SQL => sql`lower(${column})`;
const isPhone = (column: AnyPgColumn): SQL => sql`${column} ~ '^[6-9][0-9]{9}$'`;
const isPinCode = (column: AnyPgColumn): SQL => sql`${column} ~ '^[1-9][0-9]{5}$'`;
const isGender = (column: AnyPgColumn): SQL => sql`${column} in ('Male', 'Female', 'Other')`;
const isPlace = (latitude: AnyPgColumn, longitude: AnyPgColumn): SQL => sql`${latitude} between -90 and 90 and ${longitude} between -180 and 180`;

/**
 * Everyone who can sign in. A user name that looks like an e-mail address or a phone number has to be the person's own,
 * so that a sign-in name never means two people.
 */
export const employees = pgTable(
  'employees',
  {
    id: generatedId().primaryKey(),
    username: text().notNull(),
    /** Null until a person who was added has set one. */
    passwordHash: text(),
    ...profile(),
    ...address(),
    roles: text({ enum: ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'] })
      .array()
      .notNull(),
    active: boolean().notNull().default(true),
    /** When a link to set a forgotten password was last mailed. */
    linkMailedAt: instant(),
    createdBy: bigInteger().references((): AnyPgColumn => employees.id),
    createdAt: instant().notNull(),
    ...changed(),
    /** What search looks through, in either script. */
    searchText: text().generatedAlwaysAs(folded(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(' ' || phone, '')`)),
    searchKey: searchKey(),
  },
  (t) => [
    uniqueIndex('employees_username_key').on(lower(t.username)),
    uniqueIndex('employees_email_key').on(lower(t.email)),
    uniqueIndex('employees_phone_key').on(t.phone),
    index('employees_roles_index').using('gin', t.roles),
    index('employees_area_index').on(t.state, t.district, t.taluka, t.id),
    index('employees_search_index').using('gin', t.searchText.op('gin_trgm_ops')),
    index('employees_name_index').using('gin', t.searchKey.op('gin_trgm_ops')),
    index('employees_pairs_index').using('gin', letterPairs(t.searchText)).concurrently(),
    check(
      'employees_username_is_own',
      sql`(${t.username} !~ '@' or lower(${t.username}) is not distinct from lower(${t.email}))
      and (${t.username} !~ '^[+0-9 -]+$' or ${t.username} is not distinct from ${t.phone})`,
    ),
    check('employees_roles', sql`cardinality(${t.roles}) > 0 and ${t.roles} <@ array['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN']`),
    check('employees_phone', isPhone(t.phone)),
    check('employees_pin_code', isPinCode(t.pinCode)),
    check('employees_gender', isGender(t.gender)),
  ],
);

/** What was different in an employee's record before each change: nothing of what was known is lost. */
export const employeeChanges = pgTable(
  'employee_changes',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    changedAt: instant().notNull(),
    id: generatedId().notNull(),
    changedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    /** The former values of the columns that were changed, by their names. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.changedAt, t.id] })],
);

/** Who is signed in. The token itself is kept nowhere, only its SHA-256 in hexadecimal. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_employee_index').on(t.employeeId), index('sessions_expiry_index').on(t.expiresAt)],
);

/** Tokens of tools, which act in the name of the administrator who made them. Rows stay, so that the audit can name them. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: generatedId().primaryKey(),
    /** SHA-256 in hexadecimal: the token itself is kept nowhere. */
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    roles: text({ enum: ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'] })
      .array()
      .notNull(),
    createdBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index('access_tokens_maker_index').on(t.createdBy)],
);

/** Single-use links to set a password: for a person who was added, or one who forgot it. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text().primaryKey(),
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('password_links_employee_index').on(t.employeeId)],
);

/** One field that was changed, as the add payload calls it, and what stood there before and after. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What farmers and dealers have in common: how they are registered, where, by whom and when. */
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
  /** The id that the collecting device gave. */
  syncId: text(),
  registerDate: instant().notNull(),
  createdBy: bigInteger()
    .notNull()
    .references(() => employees.id),
  /** One more with each change. */
  version: integer().notNull().default(1),
  ...changed(),
  /** What search looks through, in either script. */
  searchText: text().generatedAlwaysAs(
    folded(sql`first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || ' ' || phone || coalesce(' ' || village, '')`),
  ),
  searchKey: searchKey(),
});

const customerRules = (table: string, t: Record<keyof ReturnType<typeof customer>, ExtraConfigColumn>) => [
  index(`${table}_creator_index`).on(t.createdBy, t.id),
  index(`${table}_area_index`).on(t.state, t.district, t.taluka, t.id),
  index(`${table}_registration_index`).on(t.registerDate, t.id),
  index(`${table}_search_index`).using('gin', t.searchText.op('gin_trgm_ops')),
  index(`${table}_name_index`).using('gin', t.searchKey.op('gin_trgm_ops')),
  index(`${table}_pairs_index`).using('gin', letterPairs(t.searchText)).concurrently(),
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
 * Families share a phone, so only name and phone together are one person. That nobody is registered twice is held by a table of its own, written
 * in the transaction that writes the person: on Citus the persons are distributed by their ids, which never change, and these rows by the phone.
 */
const customerKey = (column: string) => ({
  phone: text().notNull(),
  /** Both names in lower case, as PostgreSQL's `lower` makes it. */
  firstName: text().notNull(),
  lastName: text().notNull(),
  customerId: bigInteger(column).notNull(),
});

export const farmerKeys = pgTable('farmer_keys', customerKey('farmer_id'), (t) => [primaryKey({ columns: [t.phone, t.firstName, t.lastName] })]);

export const dealerKeys = pgTable('dealer_keys', customerKey('dealer_id'), (t) => [primaryKey({ columns: [t.phone, t.firstName, t.lastName] })]);

/** Who changed what of a farmer or dealer, and when. Nothing is lost, and nobody's change hides another's: each made a version of its own. */
const customerChange = (id: AnyPgColumn, column: string) => ({
  customerId: bigInteger(column)
    .notNull()
    .references(() => id),
  /** That came of it. */
  version: integer().notNull(),
  changedAt: instant().notNull(),
  changedBy: bigInteger()
    .notNull()
    .references(() => employees.id),
  changes: jsonb().$type<readonly FieldChange[]>().notNull(),
});

export const farmerChanges = pgTable('farmer_changes', customerChange(farmers.id, 'farmer_id'), (t) => [primaryKey({ columns: [t.customerId, t.version] })]);

export const dealerChanges = pgTable('dealer_changes', customerChange(dealers.id, 'dealer_id'), (t) => [primaryKey({ columns: [t.customerId, t.version] })]);

/** A visit that an employee is to make, makes or has made, to one farmer or one dealer; ids are unique across both kinds. */
export const meetings = pgTable(
  'meetings',
  {
    id: generatedId().notNull(),
    createdBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    /** Who goes. It is part of the key: a meeting that is handed over becomes a row of somebody else's, with the same id. */
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id),
    farmerId: bigInteger(),
    dealerId: bigInteger(),
    status: text({ enum: ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED'] })
      .notNull()
      .default('SCHEDULED'),
    /** Of a cancelled meeting the reason. */
    statusComment: text(),
    /** When it is to be, where that is agreed. */
    plannedAt: instant(),
    purpose: text(),
    createdAt: instant().notNull(),
    ...changed(),
    startTime: instant(),
    endTime: instant(),
    startLatitude: degrees(),
    startLongitude: degrees(),
    endLatitude: degrees(),
    endLongitude: degrees(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.id] }),
    index('meetings_id_index').on(t.id),
    // In the order of the lists; what else they ask for stands behind, so that they are counted in the index alone.
    index('meetings_creator_index').on(t.createdBy, t.createdAt, t.id, t.employeeId, t.status),
    index('meetings_employee_index').on(t.employeeId, t.createdAt, t.id, t.status),
    index('meetings_created_index').on(t.createdAt, t.id, t.status),
    index('meetings_start_index').on(t.employeeId, t.startTime),
    index('meetings_planned_index').on(t.employeeId, t.plannedAt),
    index('meetings_farmer_index').on(t.farmerId, t.id),
    index('meetings_dealer_index').on(t.dealerId, t.id),
    check('meetings_party', sql`num_nonnulls(${t.farmerId}, ${t.dealerId}) = 1`),
    check(
      'meetings_status',
      sql`case ${t.status}
      when 'SCHEDULED' then num_nonnulls(${t.startTime}, ${t.endTime}) = 0
      when 'CANCELLED' then num_nonnulls(${t.startTime}, ${t.endTime}) = 0 and ${t.statusComment} is not null
      when 'STARTED' then ${t.startTime} is not null and ${t.endTime} is null
      when 'FINISHED' then ${t.startTime} is not null and ${t.endTime} is not null and ${t.endTime} >= ${t.startTime}
      else false end`,
    ),
    check('meetings_start_place', isPlace(t.startLatitude, t.startLongitude)),
    check('meetings_end_place', isPlace(t.endLatitude, t.endLongitude)),
  ],
);

/** What a meeting said before it was planned, moved, handed over or cancelled. */
export const meetingChanges = pgTable(
  'meeting_changes',
  {
    /** Who was to go. */
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id),
    changedAt: instant().notNull(),
    id: generatedId().notNull(),
    meetingId: bigInteger().notNull(),
    changedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    plannedAt: instant(),
    purpose: text(),
    /** Why, where that was said. */
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.changedAt, t.id] }), index('meeting_changes_meeting_index').on(t.meetingId)],
);

const partOfMeeting = () => ({
  /** The meeting's. */
  employeeId: bigInteger().notNull(),
  meetingId: bigInteger().notNull(),
  position: smallint().notNull(),
});

const keysOfPart = (t: Record<keyof ReturnType<typeof partOfMeeting>, AnyPgColumn>) => [
  primaryKey({ columns: [t.employeeId, t.meetingId, t.position] }),
  foreignKey({ columns: [t.employeeId, t.meetingId], foreignColumns: [meetings.employeeId, meetings.id] }).onDelete('cascade'),
];

/** Farmers and dealers who were seen during a meeting, in order from 0. */
export const meetingVisits = pgTable(
  'meeting_visits',
  {
    ...partOfMeeting(),
    farmerId: bigInteger(),
    dealerId: bigInteger(),
    visitedAt: instant().notNull(),
  },
  (t) => [
    ...keysOfPart(t),
    index('meeting_visits_farmer_index').on(t.farmerId),
    index('meeting_visits_dealer_index').on(t.dealerId),
    check('meeting_visits_party', sql`num_nonnulls(${t.farmerId}, ${t.dealerId}) = 1`),
  ],
);

/** Pictures taken during a meeting, in order from 0. */
export const meetingPictures = pgTable(
  'meeting_pictures',
  {
    ...partOfMeeting(),
    fileName: text().notNull(),
  },
  (t) => keysOfPart(t),
);

/** One row for an employee's day of work. */
export const attendance = pgTable(
  'attendance',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id),
    entryDate: businessDay().notNull(),
    id: generatedId().notNull(),
    punchInTime: instant().notNull(),
    /** Null while the day is open. */
    punchOutTime: instant(),
    /** Null until approved. */
    approvedAt: instant(),
    approvedBy: bigInteger().references(() => employees.id),
    /** Who marked it for the employee; null when it is the employee's own. */
    markedBy: bigInteger().references(() => employees.id),
    ...changed(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.entryDate] }),
    check('attendance_order', sql`${t.punchOutTime} >= ${t.punchInTime}`),
    check('attendance_approval', sql`num_nonnulls(${t.approvedAt}, ${t.approvedBy}) in (0, 2)`),
  ],
);

/** Approvals that were withdrawn: nothing of what was decided is lost. */
export const withdrawnApprovals = pgTable(
  'withdrawn_approvals',
  {
    employeeId: bigInteger().notNull(),
    entryDate: businessDay().notNull(),
    id: generatedId().notNull(),
    approvedAt: instant().notNull(),
    approvedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    withdrawnAt: instant().notNull(),
    withdrawnBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.entryDate, t.id] }),
    foreignKey({ columns: [t.employeeId, t.entryDate], foreignColumns: [attendance.employeeId, attendance.entryDate] }),
  ],
);

/** Check-outs that were entered later, each with what stood there before: the first entry stays readable. */
export const attendanceCorrections = pgTable(
  'attendance_corrections',
  {
    employeeId: bigInteger().notNull(),
    entryDate: businessDay().notNull(),
    id: generatedId().notNull(),
    /** Null where there was none. */
    punchOutBefore: instant(),
    punchOutTime: instant().notNull(),
    correctedAt: instant().notNull(),
    correctedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.entryDate, t.id] }),
    foreignKey({ columns: [t.employeeId, t.entryDate], foreignColumns: [attendance.employeeId, attendance.entryDate] }),
  ],
);

/** Each time an employee checked in or out. Time is in the key, so that partitions by month can come with size. */
export const checkEvents = pgTable(
  'check_events',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id),
    at: instant().notNull(),
    id: generatedId().notNull(),
    kind: text({ enum: ['IN', 'OUT'] }).notNull(),
    latitude: degrees(),
    longitude: degrees(),
  },
  (t) => [
    primaryKey({ columns: [t.employeeId, t.at, t.id] }),
    check('check_events_kind', sql`${t.kind} in ('IN', 'OUT')`),
    check('check_events_place', isPlace(t.latitude, t.longitude)),
  ],
);

/** Where an employee's device was. A fix that failed has no place; nothing is judged here, so faults are kept as they came. */
export const travelPoints = pgTable(
  'travel_points',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id),
    at: instant().notNull(),
    id: generatedId().notNull(),
    latitude: degrees(),
    longitude: degrees(),
    comment: text(),
    /** What went wrong when the device sent it. */
    syncComment: text(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.at, t.id] })],
);

export const products = pgTable('products', { id: generatedId().primaryKey(), name: text().notNull().unique() });

/** A product in one size of pack. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: generatedId().primaryKey(),
    productId: bigInteger()
      .notNull()
      .references(() => products.id),
    variantName: text().notNull(),
    packageSize: text().notNull(),
  },
  (t) => [unique('product_variants_name_key').on(t.productId, t.variantName)],
);

export const warehouses = pgTable('warehouses', { id: generatedId().primaryKey(), name: text().notNull().unique() });

/** QR codes that were made together; the codes themselves are computed from batch and serial number (decision 45). */
export const qrBatches = pgTable(
  'qr_batches',
  {
    id: generatedId().primaryKey(),
    productVariantId: bigInteger()
      .notNull()
      .references(() => productVariants.id),
    expiryInMonths: integer().notNull(),
    points: integer().notNull(),
    /** Serial numbers run from 0 to one below. */
    quantity: integer().notNull(),
    createdBy: bigInteger()
      .notNull()
      .references(() => employees.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('qr_batches_created_index').on(t.createdAt, t.id),
    check('qr_batches_expiry', sql`${t.expiryInMonths} between 1 and 120`),
    check('qr_batches_points', sql`${t.points} between 0 and 100000`),
    check('qr_batches_quantity', sql`${t.quantity} between 1 and 1000000`),
  ],
);

/** A card that has been used; a card without a row has not. The key makes a second use impossible. */
export const qrCards = pgTable(
  'qr_cards',
  {
    batchId: bigInteger()
      .notNull()
      .references(() => qrBatches.id),
    serial: integer().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.serial] }), check('qr_cards_serial', sql`${t.serial} >= 0`)],
);

/** Who collects points. */
export const qrUsers = pgTable(
  'qr_users',
  {
    id: generatedId().primaryKey(),
    firstName: text().notNull(),
    middleName: text(),
    lastName: text().notNull(),
    phone: text().notNull().unique(),
    address: text(),
    language: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('qr_users_created_index').on(t.createdAt, t.id), check('qr_users_phone', isPhone(t.phone))],
);

/** Points that came and went: a person's, since not every use has a card. Time is in the key, so that partitions by month can come with size. */
export const qrUses = pgTable(
  'qr_uses',
  {
    createdAt: instant().notNull(),
    id: generatedId().notNull(),
    qrUserId: bigInteger()
      .notNull()
      .references(() => qrUsers.id),
    /** Such as `EARN` or `REDEEM`; the set is open. */
    transactionType: text().notNull(),
    /** Signed: what is spent is negative. */
    points: integer().notNull(),
    /** The card, when one was used. */
    batchId: bigInteger(),
    serial: integer(),
    /** Where the pack was bought. */
    dealerId: bigInteger(),
  },
  (t) => [
    primaryKey({ columns: [t.qrUserId, t.createdAt, t.id] }),
    index('qr_uses_created_index').on(t.createdAt, t.id),
    index('qr_uses_id_index').on(t.id),
    index('qr_uses_type_index').on(t.transactionType, t.createdAt, t.id),
    index('qr_uses_card_index').on(t.batchId, t.serial),
    index('qr_uses_dealer_index').on(t.dealerId, t.createdAt),
    check('qr_uses_card_is_whole', sql`num_nonnulls(${t.batchId}, ${t.serial}) in (0, 2)`),
  ],
);

/** Goods that left a warehouse for a dealer. */
export const invoices = pgTable(
  'invoices',
  {
    id: generatedId().notNull(),
    createdAt: instant().notNull(),
    dealerId: bigInteger()
      .notNull()
      .references(() => dealers.id),
    warehouseId: bigInteger()
      .notNull()
      .references(() => warehouses.id),
    scannedBy: bigInteger()
      .notNull()
      .references(() => employees.id),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.id] }),
    index('invoices_id_index').on(t.id),
    index('invoices_created_index').on(t.createdAt, t.id),
    index('invoices_dealer_created_index').on(t.dealerId, t.createdAt, t.id).concurrently(),
  ],
);

/** The packs on an invoice, in order from 0. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    /** The invoice's. */
    dealerId: bigInteger().notNull(),
    invoiceId: bigInteger().notNull(),
    position: smallint().notNull(),
    productVariantId: bigInteger()
      .notNull()
      .references(() => productVariants.id),
    qrLinked: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.invoiceId, t.position] }),
    foreignKey({ columns: [t.dealerId, t.invoiceId], foreignColumns: [invoices.dealerId, invoices.id] }).onDelete('cascade'),
  ],
);

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

/** What the data have to remember of the processes that work on them. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });

/**
 * What people did, for administrators to read. It is only added to: a trigger of the migrations refuses every change, and lets go only of
 * what is over 400 days old. The ids are no foreign keys, so that a refused sign-in takes as long for a known name as for an unknown one.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: generatedId().primaryKey(),
    at: instant().notNull(),
    action: text({ enum: auditActions }).notNull(),
    /** The employee; null for an operator's command, and where nobody was signed in. */
    actorId: bigInteger(),
    /** The token of a tool that did it in the actor's name. */
    tokenId: bigInteger(),
    /** The employee, farmer, dealer, batch or token, as the action has it. */
    subjectId: bigInteger(),
    detail: text(),
  },
  (t) => [index('audit_events_time_index').on(t.at, t.id)],
);

/**
 * What calls created and changed, for whoever follows it. It stands in the order of transactions, of which a reader takes only those below
 * the oldest that is open: so nothing can appear behind a reader's back. On Citus it stays on the coordinator, whose numbers these are.
 */
export const changes = pgTable(
  'changes',
  {
    transaction: bigInteger().notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    id: generatedId().notNull(),
    type: text({ enum: changeTypes }).notNull(),
    subjectId: bigInteger().notNull(),
    /** Of a day of work: which one; its subject is the employee. */
    entryDate: businessDay(),
    isNew: boolean().notNull(),
    changedAt: instant().notNull(),
    /** The employee; null for an operator's command. */
    changedBy: bigInteger(),
  },
  (t) => [primaryKey({ columns: [t.transaction, t.id] })],
);

/** Answers to writes that carried an idempotency key, so that a repeat is answered and not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    employeeId: bigInteger()
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** SHA-256 in hexadecimal: the key itself opens the answer. */
    key: text().notNull(),
    /** Name of the call in the contract. */
    call: text().notNull(),
    /** SHA-256 of the body: a key that comes back with another body is a mistake. */
    bodyHash: text().notNull(),
    /** Sealed, since an answer may hold a token. */
    answer: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.key] }), index('idempotency_keys_created_index').on(t.createdAt)],
);
