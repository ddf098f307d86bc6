/** Maps the visits of a report. */
import { reports } from '../../../rest/contract/reports.ts';
import { type Connection, connect } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import type { HeldVisit, QueryVisitsArgs } from '../../graphql/types.generated.ts';
import { flag, id, personName } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import { type MeetingPartyModel, meetingType, party } from '../meetings/meeting.ts';
import { pageQuery } from '../people/lists.ts';
import { presentFields } from '../people/person.ts';
import { checkPeriod } from './report-row.ts';

export type HeldVisitModel = Omit<HeldVisit, 'customer'> & { readonly customer: MeetingPartyModel };
export type HeldVisitConnectionModel = Connection<HeldVisitModel>;

/** @throws ApiError BAD_USER_INPUT; UpstreamFault */
export async function visits({ from, to, row, meetingsOnly, ...args }: QueryVisitsArgs, context: Context): Promise<HeldVisitConnectionModel | null> {
  checkPeriod(from, to);
  const filters = { from, until: to, ...presentFields({ groupBy: row?.groupBy, key: row?.key, meetingsOnly: meetingsOnly ? ('true' as const) : null }) };
  return connect(args, { list: { field: 'visits', filters }, call: reports.fetchVisits, request: pageQuery(filters), node: visit }, context);
}

function visit(wire: RowOf<typeof reports.fetchVisits>): HeldVisitModel {
  const type = meetingType(wire.type) ?? 'FARMER';
  const customer = party(type)(wire);
  const meetingId = id(wire.meetingId);
  return {
    id: `${meetingId}-${type}-${id(wire.id)}`,
    at: dateTime(wire.at),
    type,
    customer,
    isMeeting: flag(wire.isMeeting) ?? false,
    meetingId,
    meetingType: meetingType(wire.meetingType) ?? type,
    employeeId: id(wire.employeeId),
    employeeName: personName(wire.employeeName),
  };
}
