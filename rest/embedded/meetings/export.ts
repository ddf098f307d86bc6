/** Exports meetings, newest first. */
import { and, eq, or } from 'drizzle-orm';
import type { BodyOf } from '../../contract/call.ts';
import type { meetings as contract } from '../../contract/meetings.ts';
import { isWithin } from '../calls/day.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import { readId } from '../calls/input.ts';
import { walkList } from '../database/list-pages.ts';
import { meetings } from '../database/tables/meetings.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { shownLastName } from '../people/person.ts';
import { assertReadable } from '../people/readable.ts';
import { isAtTimes, lastChangeOf, type MeetingRow, selectMeetings, timeDays, withParties } from './meeting.ts';

const partyOf = ({ farmer, dealer }: MeetingRow) => farmer ?? dealer;

type Body = BodyOf<typeof contract.exportMeetings>;

export const exportedMeetings: ExportedList<Body, MeetingRow> = {
  title: 'Meetings',
  action: 'MEETINGS_EXPORTED',
  audited: ({ userId, status, ...days }) => {
    const { planned, started } = timeDays(days);
    return auditedFilters({ subject: userId, where: daysText(days) || daysText(planned) || daysText(started), words: status === 'ALL' ? [] : [status] });
  },
  about: (body) => [
    ['Created on', daysText(body) || 'All'],
    ['Planned for', daysText(timeDays(body).planned) || 'All'],
    ['Started on', daysText(timeDays(body).started) || 'All'],
    ['Employee', body.userId === undefined ? 'All' : `${body.userId}`],
    ['Status', body.status ?? 'ALL'],
  ],
  async *read(database, { userId, scope = 'ASSIGNED', status = 'ALL', from, until, ...times }, reader) {
    if (userId !== undefined) await assertReadable(database, reader, userId);
    const { employeeId, createdBy, createdAt, id } = meetings;
    const isAssigned = userId === undefined ? undefined : eq(employeeId, readId(userId));
    const listed = and(
      userId !== undefined && scope === 'CREATED' ? or(isAssigned, eq(createdBy, readId(userId))) : isAssigned,
      status === 'ALL' ? undefined : eq(meetings.status, status),
      isWithin(createdAt, { ...(from && { from }), ...(until && { until }) }),
      isAtTimes(times),
    );
    for await (const { rows, order } of walkList(database, { table: meetings, key: [createdAt, id] }, listed, batchSize)) {
      yield await withParties(database, await selectMeetings(database).where(rows).orderBy(order));
    }
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: ({ meeting }) => meeting.id },
    { field: 'type', header: 'With a', width: 9, value: ({ dealer }) => (dealer === null ? 'FARMER' : 'DEALER') },
    { field: 'status', header: 'Status', width: 12, value: ({ meeting }) => meeting.status },
    { field: 'createdAt', header: 'Created', width: 18, kind: 'instant', value: ({ meeting }) => wireInstant(meeting.createdAt) },
    { field: 'updatedAt', header: 'Changed', width: 18, kind: 'instant', value: ({ meeting }) => lastChangeOf(meeting) },
    { field: 'createdBy.id', header: 'Created by (ID)', width: 14, value: ({ creator }) => creator.id },
    { field: 'createdBy.firstName', header: 'Created by: first name', width: 20, value: ({ creator }) => creator.firstName },
    { field: 'createdBy.lastName', header: 'Created by: last name', width: 20, value: ({ creator }) => shownLastName(creator.lastName) },
    { field: 'assignedTo.id', header: 'Who goes (ID)', width: 14, value: ({ assignee }) => assignee.id },
    { field: 'assignedTo.firstName', header: 'Who goes: first name', width: 20, value: ({ assignee }) => assignee.firstName },
    { field: 'assignedTo.lastName', header: 'Who goes: last name', width: 20, value: ({ assignee }) => shownLastName(assignee.lastName) },
    { field: 'party?.id', header: 'Party (ID)', width: 10, value: (row) => partyOf(row)?.id ?? null },
    { field: 'party?.firstName', header: 'Party: first name', width: 20, value: (row) => partyOf(row)?.firstName ?? null },
    { field: 'party?.lastName', header: 'Party: last name', width: 20, value: (row) => shownLastName(partyOf(row)?.lastName) },
    { field: 'party?.phoneNumber', header: 'Party: phone', width: 14, kind: 'text', value: (row) => partyOf(row)?.phone ?? null },
    { field: 'party?.address.village', header: 'Village', width: 18, value: (row) => partyOf(row)?.village ?? null },
    { field: 'party?.address.taluka', header: 'Taluka', width: 18, value: (row) => partyOf(row)?.taluka ?? null },
    { field: 'party?.address.district', header: 'District', width: 18, value: (row) => partyOf(row)?.district ?? null },
    { field: 'party?.address.state', header: 'State', width: 16, value: (row) => partyOf(row)?.state ?? null },
    { field: 'plannedAt', header: 'Planned', width: 18, kind: 'instant', value: ({ meeting }) => wireInstant(meeting.plannedAt) },
    { field: 'purpose', header: 'Purpose', width: 30, value: ({ meeting }) => meeting.purpose },
    { field: 'startedAt', header: 'Started', width: 18, kind: 'instant', value: ({ meeting }) => wireInstant(meeting.startTime) },
    { field: 'endedAt', header: 'Ended', width: 18, kind: 'instant', value: ({ meeting }) => wireInstant(meeting.endTime) },
    { field: 'comment', header: 'Comment', width: 30, value: ({ meeting }) => meeting.statusComment },
  ],
};
