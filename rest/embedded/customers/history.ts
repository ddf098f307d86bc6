/** History of a farmer or a dealer from all tables: registration, changes, meetings, invoices, uses of codes. */
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { HistoryKind } from '../../contract/customers.ts';
import { type Caller, isAdmin } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { qrUsers, qrUses } from '../database/tables/qr.ts';
import { type CustomerKind, farmerKind } from '../people/customers.ts';
import { type CodeOf, type HistoryEvent, withDetails } from './history-details.ts';

interface Whose {
  readonly kind: CustomerKind;
  readonly id: string;
  readonly caller: Pick<Caller, 'roles'>;
}

interface Columns {
  readonly at: SQLWrapper;
  readonly number: SQLWrapper;
  /** For a meeting or a visit: the start and the employee. */
  readonly meeting?: { readonly startedAt: SQLWrapper; readonly employeeId: SQLWrapper };
  readonly points?: SQLWrapper;
}

/**
 * Selects the events of a kind. Each column has a name and a type. Citus reads every part separately and identifies columns by name, so names must be
 * unique.
 */
function select(kind: HistoryKind, { at, number, meeting, points }: Columns): SQL {
  return sql`select ${sql.raw(`'${kind}'`)}::text as kind, ${at} as at, (${number})::bigint as number, ${meeting?.startedAt ?? sql`null`}::timestamptz as started_at,
    ${meeting?.employeeId ?? sql`null`}::bigint as employee_id, ${points ?? sql`null`}::integer as points`;
}

/** Returns the events of each kind, found by the customer's index. Includes uses of codes for administrators only, like the list of uses. */
function partsOf({ kind, id, caller }: Whose): readonly SQL[] {
  const { table, changes, merged } = kind;
  const isFarmer = kind === farmerKind;
  const party = isFarmer ? meetings.farmerId : meetings.dealerId;
  const seen = isFarmer ? meetingVisits.farmerId : meetingVisits.dealerId;
  const { startTime: startedAt, employeeId, id: number } = meetings;
  const meeting = { startedAt, employeeId };
  const parts = [
    sql`${select('REGISTERED', { at: table.registerDate, number: table.id })} from ${table} where ${table.id} = ${id}`,
    sql`${select('REGISTERED', { at: merged.registerDate, number: merged.id })} from ${merged} where ${merged.keptId} = ${id}`,
    sql`${select('CHANGED', { at: changes.changedAt, number: changes.version })} from ${changes} where ${changes.customerId} = ${id}`,
    sql`${select('MEETING', { at: sql`coalesce(${startedAt}, ${meetings.createdAt})`, number, meeting })} from ${meetings} where ${party} = ${id}`,
    sql`${select('VISIT', { at: sql`min(${meetingVisits.visitedAt})`, number, meeting })}
      from ${meetingVisits} join ${meetings} on ${employeeId} = ${meetingVisits.employeeId} and ${number} = ${meetingVisits.meetingId}
      where ${seen} = ${id} and ${party} is distinct from ${id} group by ${employeeId}, ${number}, ${startedAt}`,
  ];
  if (!isFarmer) parts.push(sql`${select('INVOICE', { at: invoices.createdAt, number: invoices.id })} from ${invoices} where ${invoices.dealerId} = ${id}`);
  const used = isFarmer
    ? sql`${qrUses.qrUserId} in (select ${qrUsers.id} from ${qrUsers} where ${qrUsers.phone} in (
        select ${table.phone} from ${table} where ${table.id} = ${id} union select ${merged.phone} from ${merged} where ${merged.keptId} = ${id}))`
    : eq(qrUses.dealerId, id);
  if (isAdmin(caller)) parts.push(sql`${select('CODE', { at: qrUses.createdAt, number: qrUses.id, points: qrUses.points })} from ${qrUses} where ${used}`);
  return parts;
}

const eventsOf = (whose: Whose) => sql`(${sql.join([...partsOf(whose)], sql` union all `)}) as events`;

/**
 * Counts the events of each kind, with the latest meeting, its employee and the total of points. Uses one statement because planning takes longer than
 * running.
 */
export async function sumUpHistory(database: Database, whose: Whose) {
  return database
    .select({
      kind: sql<HistoryKind>`kind`,
      count: sql<number>`count(*)::integer`,
      startedAt: sql<string | null>`max(started_at)::text`,
      employeeId: sql<string | null>`((array_agg(employee_id order by started_at desc) filter (where started_at is not null))[1])::text`,
      points: sql<string | null>`sum(points)::text`,
    })
    .from(eventsOf(whose))
    .groupBy(sql`kind`);
}

interface HistoryRequest {
  /** Includes all kinds when absent. */
  readonly only: HistoryKind | undefined;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Reads a page of the history, newest first: first its rows, then the details of each kind. */
export async function readHistory(database: Database, whose: Whose, { only, pageNumber, pageSize }: HistoryRequest, codeOf: CodeOf): Promise<HistoryEvent[]> {
  const rows = await database
    .select({ kind: sql<HistoryKind>`kind`, at: sql<string>`at::text`, number: sql<string>`number::text` })
    .from(eventsOf(whose))
    .where(only === undefined ? undefined : sql`kind = ${only}`)
    .orderBy(sql`events.at desc, kind, events.number desc`)
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  return withDetails(database, whose, rows, codeOf);
}
