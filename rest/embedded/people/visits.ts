/** Last visits of farmers and dealers, stored in their rows. */
import { sql } from 'drizzle-orm';
import { noLastName } from '../../contract/fields.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { type CustomerKind, dealerKind, farmerKind } from './customers.ts';

/**
 * Stores the last visits of the customers of finished meetings. Every write of a finished meeting calls this in the same transaction (decision 179).
 * @param since the first instant of the new visits, ISO 8601
 */
export async function noteVisits(database: Database, since: string): Promise<void> {
  for (const kind of [farmerKind, dealerKind]) {
    const { table } = kind;
    // Reads separately, because on Citus meetings and customers are on different machines.
    const visits = await readLastVisits(database, kind, since);
    const byId = JSON.stringify(Object.fromEntries(visits.map((visit) => [visit.customerId, visit])));
    const visit = sql`${byId}::text::jsonb -> ${table.id}::text`;
    // Seconds, because on Citus an update does not turn texts of rows into instants, which depends on the session's time zone.
    const at = sql`to_timestamp((${visit} ->> 'seconds')::double precision)`;
    await database.execute(sql`update ${table} set last_visit_at = ${at}, last_visit_by = ${visit} ->> 'by',
      last_visit_employee_id = (${visit} ->> 'employeeId')::bigint, last_visit_meeting_id = (${visit} ->> 'meetingId')::bigint
      where ${table.id} = any(${`{${visits.map(({ customerId }) => customerId).join(',')}}`}::bigint[])
        and (${table.lastVisitAt} is null or ${table.lastVisitAt} < ${at})`);
  }
}

function readLastVisits(database: Database, kind: CustomerKind, since: string) {
  const isFarmer = kind === farmerKind;
  const [party, seen] = isFarmer ? [meetings.farmerId, meetingVisits.farmerId] : [meetings.dealerId, meetingVisits.dealerId];
  const visits = sql`(
    select ${party} as customer_id, ${meetings.startTime} as at, ${meetings.employeeId} as employee_id, ${meetings.id} as meeting_id
    from ${meetings} where ${meetings.status} = 'FINISHED' and ${party} is not null and ${meetings.startTime} >= ${since}::timestamptz
    union all
    select ${seen} as customer_id, ${meetingVisits.visitedAt} as at, ${meetingVisits.employeeId} as employee_id, ${meetingVisits.meetingId} as meeting_id
    from ${meetingVisits} join ${meetings} on ${meetings.employeeId} = ${meetingVisits.employeeId} and ${meetings.id} = ${meetingVisits.meetingId}
    where ${meetings.status} = 'FINISHED' and ${seen} is not null and ${meetingVisits.visitedAt} >= ${since}::timestamptz
  ) as visits join ${employees} on ${employees.id} = visits.employee_id`;
  const { firstName, lastName } = employees;
  return database
    .selectDistinctOn([sql`customer_id`], {
      customerId: sql<string>`customer_id::text`,
      seconds: sql<string>`extract(epoch from at)::text`,
      by: sql<string>`${firstName} || case ${lastName} when ${noLastName} then '' else ' ' || ${lastName} end`,
      employeeId: sql<string>`employee_id::text`,
      meetingId: sql<string>`meeting_id::text`,
    })
    .from(visits)
    .orderBy(sql`customer_id`, sql`visits.at desc`, sql`visits.meeting_id desc`);
}
