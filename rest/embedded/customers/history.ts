/** What happened with a farmer or a dealer, from all that is kept: registration, changes, meetings, invoices, uses of codes. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { HistoryKind } from '../../contract/customers.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrUsers, qrUses } from '../database/tables/qr.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { type CustomerKind, farmerKind } from '../people/customers.ts';
import { fullName } from '../people/person.ts';
import { type CodeOf, type HistoryEvent, withDetails } from './history-details.ts';

interface Whose {
  readonly kind: CustomerKind;
  readonly id: string;
  readonly caller: Pick<Caller, 'roles'>;
}

/**
 * The events of each kind as rows of kind, time and number. All of it is one person's, found by an index.
 * Uses of codes are for administrators, as their list is.
 */
function partsOf({ kind: { table, changes, ...kind }, id, caller }: Whose): readonly SQL[] {
  const isFarmer = kind.details === farmerKind.details;
  const party = isFarmer ? meetings.farmerId : meetings.dealerId;
  const seen = isFarmer ? meetingVisits.farmerId : meetingVisits.dealerId;
  const parts = [
    sql`select 'REGISTERED' as kind, ${table.registerDate} as at, ${table.id} as number from ${table} where ${table.id} = ${id}`,
    sql`select 'CHANGED', ${changes.changedAt}, ${changes.version} from ${changes} where ${changes.customerId} = ${id}`,
    sql`select 'MEETING', coalesce(${meetings.startTime}, ${meetings.createdAt}), ${meetings.id} from ${meetings} where ${party} = ${id}`,
    sql`select 'VISIT', min(${meetingVisits.visitedAt}), ${meetings.id} from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
      where ${seen} = ${id} and ${party} is distinct from ${id} group by ${meetings.id}`,
  ];
  if (!isFarmer) parts.push(sql`select 'INVOICE', ${invoices.createdAt}, ${invoices.id} from ${invoices} where ${invoices.dealerId} = ${id}`);
  const used = isFarmer
    ? sql`${qrUses.qrUserId} in (select ${qrUsers.id} from ${qrUsers} join ${table} on ${table.phone} = ${qrUsers.phone} where ${table.id} = ${id})`
    : eq(qrUses.dealerId, id);
  if (isAdmin(caller)) parts.push(sql`select 'CODE', ${qrUses.createdAt}, ${qrUses.id} from ${qrUses} where ${used}`);
  return parts;
}

const eventsOf = (whose: Whose) => sql`(${sql.join([...partsOf(whose)], sql` union all `)})`;

/** How often each kind is in the history. */
export async function countHistory(database: Database, whose: Whose) {
  return database
    .select({ kind: sql<HistoryKind>`kind`, count: sql<number>`count(*)::integer` })
    .from(sql`${eventsOf(whose)} as events`)
    .groupBy(sql`kind`);
}

/** The meeting that began last among those with the customer, and those in which they were seen. */
export async function findLastSeen(database: Database, whose: Whose) {
  const [last] = await database
    .select({ at: meetings.startTime, name: { firstName: employees.firstName, lastName: employees.lastName } })
    .from(sql`${eventsOf(whose)} as events`)
    .innerJoin(meetings, sql`kind in ('MEETING', 'VISIT') and ${meetings.id} = number`)
    .innerJoin(employees, eq(employees.id, meetings.employeeId))
    .where(sql`${meetings.startTime} is not null`)
    .orderBy(sql`${meetings.startTime} desc`)
    .limit(1);
  return last === undefined ? null : { at: wireInstant(last.at), name: fullName(last.name) };
}

/** The points of all uses in the history; null for whoever is not told of them. */
export async function sumPoints(database: Database, whose: Whose): Promise<number | null> {
  if (!isAdmin(whose.caller)) return null;
  const [sum] = await database
    .select({ points: sql<number>`coalesce(sum(${qrUses.points}), 0)::integer` })
    .from(sql`${eventsOf(whose)} as events`)
    .innerJoin(qrUses, sql`kind = 'CODE' and ${qrUses.createdAt} = at and ${qrUses.id} = number`);
  return sum?.points ?? 0;
}

interface Wish {
  /** All when absent. */
  readonly only: HistoryKind | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of the history, the newest first: its rows, then what each kind has besides. */
export async function readHistory(database: Database, whose: Whose, { only, pageNumber, pageSize }: Wish, codeOf: CodeOf): Promise<HistoryEvent[]> {
  const rows = await database
    .select({ kind: sql<HistoryKind>`kind`, at: sql<string>`at::text`, number: sql<string>`number::text` })
    .from(sql`${eventsOf(whose)} as events`)
    .where(only === undefined ? undefined : sql`kind = ${only}`)
    .orderBy(sql`events.at desc, kind, events.number desc`)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  return withDetails(database, whose, rows, codeOf);
}
