/**
 * Distribution of the tables on Citus, which spreads one database over many machines, and the rules of Citus for tables. The tables are the same
 * everywhere. The distribution only decides on which machine a row is stored. docs/growth.md describes the costs.
 */
import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { activityDays, activityMonths, activityTotals } from './tables/activity.ts';
import { attendance, attendanceCorrections, dayQuestions, dayRefusals, withdrawnApprovals } from './tables/attendance.ts';
import { auditEvents } from './tables/audit.ts';
import { idempotencyKeys, settings } from './tables/calls.ts';
import { changes } from './tables/changes.ts';
import {
  dealerChanges,
  dealerDuplicates,
  dealerKeys,
  dealers,
  farmerChanges,
  farmerDuplicates,
  farmerKeys,
  farmers,
  mergedDealers,
  mergedFarmers,
} from './tables/customers.ts';
import { checkEvents, travelPoints } from './tables/days.ts';
import { employeeChanges, employees } from './tables/employees.ts';
import { pictures } from './tables/images.ts';
import { invoiceLines, invoices } from './tables/invoices.ts';
import { meetingChanges, meetingPictures, meetings, meetingVisits } from './tables/meetings.ts';
import { dayTypesSet, holidays, payrollClosures, payrollRows } from './tables/payroll.ts';
import { products, productVariants, qrBatches, qrCards, qrRecallCalls, qrUsers, qrUses, qrVoids, warehouses } from './tables/qr.ts';
import { knownAddresses, passwordLinks, sessions, throttledTries } from './tables/session.ts';
import { territoryTransfers } from './tables/territory.ts';
import { accessTokens } from './tables/tokens.ts';
import { webhookDeliveries, webhooks } from './tables/webhooks.ts';

/** Reference tables, copied to every machine so that all tables can reference and join them. Each write goes to all machines. */
const references: readonly PgTable[] = [employees, products, productVariants, warehouses, qrUsers];

/** Groups of tables distributed by the value of these columns. Rows of a group with the same value are on the same machine. */
const groups: readonly (readonly PgColumn[])[] = [
  [farmers.id, farmerChanges.customerId, mergedFarmers.id],
  [dealers.id, dealerChanges.customerId, mergedDealers.id, invoices.dealerId, invoiceLines.dealerId],
  [
    attendance.employeeId,
    attendanceCorrections.employeeId,
    withdrawnApprovals.employeeId,
    dayRefusals.employeeId,
    dayQuestions.employeeId,
    checkEvents.employeeId,
    travelPoints.employeeId,
    meetings.employeeId,
    meetingChanges.employeeId,
    meetingVisits.employeeId,
    meetingPictures.employeeId,
    employeeChanges.employeeId,
    dayTypesSet.employeeId,
    idempotencyKeys.employeeId,
  ],
  [qrBatches.id, qrCards.batchId, qrVoids.batchId, qrRecallCalls.batchId],
  [qrUses.qrUserId],
  [farmerKeys.phone],
  [dealerKeys.phone],
  [pictures.fileName],
];

/** Tables that each call reads by key, or whose order is that of the coordinator's transactions. */
const onCoordinator: readonly PgTable[] = [
  sessions,
  accessTokens,
  passwordLinks,
  throttledTries,
  knownAddresses,
  settings,
  auditEvents,
  changes,
  activityDays,
  activityMonths,
  activityTotals,
  farmerDuplicates,
  dealerDuplicates,
  holidays,
  payrollClosures,
  payrollRows,
  territoryTransfers,
  webhooks,
  webhookDeliveries,
];

export type Placement =
  | { readonly kind: 'reference' }
  | { readonly kind: 'coordinator' }
  | { readonly kind: 'distributed'; readonly column: string; readonly group: string };

export const placements: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ...references.map((table) => [getTableName(table), { kind: 'reference' }] as const),
  // Created by the demo data and not by a migration.
  ['demo_progress', { kind: 'coordinator' }],
  ...onCoordinator.map((table) => [getTableName(table), { kind: 'coordinator' }] as const),
  ...groups.flatMap((columns) =>
    columns.map((column) => [getTableName(column.table), { kind: 'distributed', ...distributionColumnOf(column, columns[0]) }] as const),
  ),
]);

function distributionColumnOf(column: PgColumn, first: PgColumn | undefined) {
  return { column: toSnakeCase(column.name), group: getTableName((first ?? column).table) };
}

/** Functions in columns and indexes, and the functions that they call. Every machine needs them. */
const functions = ['name_key(text)', 'romanised(text)', 'spelling(text)', 'sounds(text)', 'search_key(text, text)', 'letter_pairs(text)', 'name_sound(text)'];

/** Statements for the coordinator. Both lists are empty when all tables are distributed. */
export interface Distribution {
  /** Idempotent statements that run separately. */
  readonly before: readonly string[];
  /** Statements that run in one transaction. */
  readonly together: readonly string[];
}

/**
 * Returns the statements that distribute the tables, except distributed ones. Drops foreign keys of the other tables first and restores them at the end,
 * so that the order of the tables does not matter. The former rows of a table remain on the coordinator, where nothing reads them. They are removed,
 * because a constraint that is added later would be checked against them.
 */
export async function distributionOf(database: Database): Promise<Distribution> {
  const done = await spreadTables(database);
  const creations = [...placements].filter(([table, { kind }]) => kind !== 'coordinator' && !done.has(table));
  if (creations.length === 0) return { before: [], together: [] };
  const isCreated = (table: string) => creations.some(([name]) => name === table);
  const keys = (await foreignKeys(database)).filter(({ from, to }) => isCreated(from) || isCreated(to));
  const filled = await tablesWithRows(database);
  return {
    before: functions.map((name) => `select create_distributed_function('${name}')`),
    together: [
      oneConnectionEach,
      ...keys.map(({ name, from }) => `alter table ${from} drop constraint ${name}`),
      ...creations.map(([table, placement]) => creationOf(table, placement)),
      ...creations.flatMap(([table]) => (filled.has(table) ? [`select truncate_local_data_after_distributing_table('${table}')`] : [])),
      ...keys.map(({ name, from, definition }) => `alter table ${from} add constraint ${name} ${definition}`),
    ],
  };
}

/**
 * Makes Citus use one connection to each machine. Otherwise Citus refuses a transaction that changes distributed tables and then tables that they
 * reference. Has no effect without Citus.
 */
export const oneConnectionEach = `set local citus.multi_shard_modify_mode to 'sequential'`;

/**
 * Returns the statement that distributes the table of a `CREATE TABLE`, or null for another statement and for a table of the coordinator. A migration of
 * distributed tables needs it before the foreign keys of the new table, because Citus refuses keys of an undistributed table.
 */
export function creationOfNew(statement: string): string | null {
  const table = /^\s*CREATE TABLE "(?<table>\w+)"/m.exec(statement)?.groups?.['table'] ?? '';
  const placement = placements.get(table);
  return placement === undefined || placement.kind === 'coordinator' ? null : creationOf(table, placement);
}

function creationOf(table: string, placement: Placement): string {
  if (placement.kind !== 'distributed') return `select create_reference_table('${table}')`;
  const { column, group } = placement;
  return `select create_distributed_table('${table}', '${column}', colocate_with => '${group === table ? 'none' : group}')`;
}

/** Returns the distributed tables, or none without Citus. Reads the catalogue of Citus, because its view queries the table sizes of all machines. */
export async function spreadTables(database: Database): Promise<ReadonlySet<string>> {
  const [citus] = await database.select({ isThere: sql<boolean>`to_regclass('pg_dist_partition') is not null` }).from(sql`(values (1)) as one`);
  if (citus?.isThere !== true) return new Set();
  // Hash-distributed or reference tables. Other entries are tables of the coordinator that refer to one of these.
  const isSpread = sql`partmethod = 'h' or repmodel = 't'`;
  const rows = await database
    .select({ name: sql<string>`relname::text` })
    .from(sql`pg_dist_partition join pg_class on pg_class.oid = logicalrelid`)
    .where(isSpread);
  return new Set(rows.map(({ name }) => name));
}

async function tablesWithRows(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.select({ name: sql<string>`relname::text` }).from(sql`pg_class`).where(sql`${isOurs} and pg_relation_size(oid) > 0`);
  return new Set(rows.map(({ name }) => name));
}

const isOurs = sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

/** Returns the names of columns by their numbers in the table. */
const namesOf = (table: string, numbers: string) =>
  sql<string[]>`array(select attname::text from unnest(${sql.raw(numbers)}) with ordinality as k (n, place)
    join pg_attribute on attrelid = ${sql.raw(table)} and attnum = k.n order by place)`;

function foreignKeys(database: Database) {
  return database
    .select({
      name: sql<string>`quote_ident(conname)`,
      from: sql<string>`relname::text`,
      to: sql<string>`confrelid::regclass::text`,
      columns: namesOf('conrelid', 'conkey'),
      toColumns: namesOf('confrelid', 'confkey'),
      onChange: sql<string>`confdeltype::text || confupdtype::text`,
      definition: sql<string>`pg_get_constraintdef(pg_constraint.oid)`,
    })
    .from(sql`pg_constraint join pg_class on pg_class.oid = conrelid`)
    .where(sql`contype = 'f' and conparentid = 0 and ${isOurs}`)
    .orderBy(sql`relname, conname`);
}

/**
 * Returns the violations of Citus rules, each with its rule.
 * @param where the planned placement of the tables
 */
export async function refusedByCitus(database: Database, where: ReadonlyMap<string, Placement> = placements): Promise<readonly string[]> {
  const columns = await database
    .select({
      table: sql<string>`relname::text`,
      column: sql<string>`attname::text`,
      isIdentity: sql<boolean>`attidentity <> ''`,
      isNullable: sql<boolean>`not attnotnull`,
      isGenerated: sql<boolean>`attgenerated <> ''`,
      type: sql<string>`format_type(atttypid, atttypmod)`,
    })
    .from(sql`pg_attribute join pg_class on pg_class.oid = attrelid`)
    .where(sql`attnum > 0 and not attisdropped and ${isOurs}`);
  const uniques = await database
    .select({
      table: sql<string>`relname::text`,
      name: sql<string>`indexrelid::regclass::text`,
      // An expression has the number 0 and therefore no name.
      columns: namesOf('indrelid', '(indkey::int2[])[0:indnkeyatts - 1]'),
    })
    .from(sql`pg_index join pg_class on pg_class.oid = indrelid`)
    .where(sql`(indisunique or indisexclusion) and ${isOurs}`);
  const triggers = await database
    .select({ table: sql<string>`relname::text`, name: sql<string>`tgname::text` })
    .from(sql`pg_trigger join pg_class on pg_class.oid = tgrelid`)
    .where(sql`not tgisinternal and ${isOurs}`);

  const tables = [...new Set(columns.map(({ table }) => table))];
  const faults = tables.filter((table) => !where.has(table)).map((table) => `${table} has no place: say in distribution.ts where its rows are`);
  const isSpread = (table: string) => where.get(table)?.kind === 'distributed' || where.get(table)?.kind === 'reference';
  for (const [table, placement] of where) {
    if (placement.kind !== 'distributed') continue;
    const found = columns.find(({ table: name, column }) => name === table && column === placement.column);
    const fault = found === undefined ? 'is not there' : found.isNullable ? 'may be null' : found.isGenerated ? 'is generated' : null;
    if (fault !== null) faults.push(`${table}.${placement.column} ${fault}: a distribution column has a value in each row, which is written`);
    const first = columns.find(({ table: name, column }) => name === placement.group && isColumnOf(where.get(name), column));
    if (found !== undefined && first !== undefined && found.type !== first.type)
      faults.push(`${table}.${placement.column} is ${found.type} and ${first.table}.${first.column} ${first.type}: columns of a group are of one type`);
  }
  for (const { table, column, isIdentity } of columns)
    if (isIdentity && isSpread(table)) faults.push(`${table}.${column} is an identity column: ids of distributed tables come from sequences`);
  for (const { table, name, columns: key } of uniques) {
    const placement = where.get(table);
    if (placement?.kind === 'distributed' && !key.includes(placement.column))
      faults.push(`${name} lacks ${table}.${placement.column}: a unique key holds the distribution column`);
  }
  for (const { table, name } of triggers) if (isSpread(table)) faults.push(`${table} has the trigger ${name}: distributed tables have none`);
  for (const key of await foreignKeys(database)) {
    const fault = faultOfKey(key, where);
    if (fault !== null) faults.push(`${key.name} of ${key.from}: ${fault}`);
  }
  return faults;
}

const isColumnOf = (placement: Placement | undefined, column: string) => placement?.kind === 'distributed' && placement.column === column;

type ForeignKey = Awaited<ReturnType<typeof foreignKeys>>[number];

function faultOfKey({ from, to, columns, toColumns, onChange }: ForeignKey, where: ReadonlyMap<string, Placement>): string | null {
  const [source, target] = [where.get(from), where.get(to)];
  if (source === undefined || target === undefined) return null;
  if (target.kind === 'reference') return null;
  if (target.kind === 'coordinator') return source.kind === 'coordinator' ? null : 'a distributed table refers to no table of the coordinator';
  if (source.kind !== 'distributed') return `a ${source.kind === 'reference' ? 'reference table' : 'table of the coordinator'} refers to no distributed table`;
  if (source.group !== target.group) return 'it leads to rows of another machine: distributed tables refer to each other within a group only';
  const place = columns.indexOf(source.column);
  if (place < 0 || toColumns[place] !== target.column) return 'it lacks the distribution column at the same place on both sides';
  return /[nd].|.[cnd]/.test(onChange) ? 'it would change the distribution column, which never changes' : null;
}
