/** Meetings by planned time: for an employee's day, and for the weeks of several employees. */
import { and, asc, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { meetings } from '../database/tables/meetings.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { readParties } from './customers.ts';
import { toAddress } from './person.ts';

/** Maximum number of rows of a call. Ten people never plan this many meetings in a month. */
const maxMeetings = 2_000;

interface Bounds {
  readonly from: string;
  readonly until: string;
}

/**
 * Reads the meetings of these employees that are planned within the bounds, in order of time.
 * @param filter additional filter
 */
export async function readPlanned(database: Database, employeeIds: readonly string[], { from, until }: Bounds, filter?: SQL) {
  const { id, employeeId, farmerId, dealerId, plannedAt, purpose, status } = meetings;
  const rows = await database
    .select({ id, employeeId, farmerId, dealerId, plannedAt, purpose, status })
    .from(meetings)
    .where(and(inArray(employeeId, [...employeeIds]), gte(plannedAt, from), lt(plannedAt, until), filter))
    .orderBy(asc(plannedAt), asc(id))
    .limit(maxMeetings);
  const partiesOf = await readParties(database, rows);
  return rows.map((row) => {
    const { farmer, dealer } = partiesOf(row);
    const party = farmer ?? dealer;
    const meeting = {
      meetingId: row.id,
      type: row.farmerId === null ? ('DEALER' as const) : ('FARMER' as const),
      status: row.status,
      plannedTime: wireInstant(row.plannedAt),
      purpose: row.purpose,
      partyId: row.farmerId ?? row.dealerId,
      firstName: party?.firstName ?? '',
      lastName: party?.lastName ?? '',
      addressDetails: party && toAddress(party),
    };
    return { employeeId: row.employeeId, meeting };
  });
}
