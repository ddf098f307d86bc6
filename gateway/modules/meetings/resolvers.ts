/** Resolvers of meetings: by page and by id, and scheduling them. */
import { meetings } from '../../../rest/contract/meetings.ts';
import { connect } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput, notSupported, within } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import { maxParts } from '../../graphql/run-in-sequence.ts';
import type {
  CancelMeetingInput,
  MeetingType,
  PlanMeetingInput,
  PlanMeetingsInput,
  PlanMeetingsPayload,
  QueryMeetingsArgs,
  ScheduleMeetingInput,
} from '../../graphql/types.generated.ts';
import { nothingWritten, toWritten, type Written } from '../../graphql/written-id.ts';
import { unsupported } from '../../upstream/fault.ts';
import { restIdOf, splitId } from '../customers/customer-ids.ts';
import { days, filterParameters, idList, orderOf } from '../people/list-filters.ts';
import { pageQuery } from '../people/lists.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { meeting, meetingDetails } from './meeting.ts';
import { planMeetings, plannedMeetings, visitSuggestions } from './planned.ts';

const lists = { CREATED: meetings.getAllFarmerMeetingCreatedByPage, ASSIGNED: meetings.getAllFarmerMeetingByUserPage };
const details = { FARMER: meetings.getFarmerMeetingDetails, DEALER: meetings.getDealerMeetingDetails };

export function meetingsOf({ userId, status, scope, ids, filter, orderBy, sort, direction, ...args }: Partial<QueryMeetingsArgs>, context: Context) {
  if (status === 'CANCELLED' && !context.calls.extensions) throw notSupported('cancelled meetings', 'status');
  const relation = scope ?? 'CREATED';
  const { everyone, text, assignee } = filter ?? {};
  const planned = days({ from: filter?.plannedFrom, until: filter?.plannedUntil }, { from: 'filter.plannedFrom', until: 'filter.plannedUntil' });
  const started = days({ from: filter?.startedFrom, until: filter?.startedUntil }, { from: 'filter.startedFrom', until: 'filter.startedUntil' });
  const order = { orderBy, sort, direction };
  const chosen = {
    everyone: everyone ? ('true' as const) : null,
    ...days(filter ?? {}),
    plannedFrom: planned.from,
    plannedUntil: planned.until,
    startedFrom: started.from,
    startedUntil: started.until,
    ...orderOf(order),
    ids: idList(ids?.map((id) => splitId(id).restId)),
  };
  const extended = filterParameters(context.calls, { search: text, assignee }, chosen);
  const filters = { ...presentFields({ userId }), status: status ?? ('ALL' as const), ...extended };
  const list = { field: `meetings ${relation}`, filters };
  return connect(args, { list, call: lists[relation], request: pageQuery(filters), node: (row) => meeting(row, context.calls), continues: true }, context);
}

/** Finds a meeting. With extensions an id identifies one meeting, which either call returns. @throws ApiError; UpstreamFault */
async function findMeeting(id: string, requestedType: MeetingType | null | undefined, { calls }: Context) {
  const split = splitId(id);
  if (requestedType && split.type && requestedType !== split.type) throw badInput('type', '"type" is not that of the "id"');
  const type = requestedType ?? split.type;
  if (type === null && !calls.extensions) throw notSupported('finding a meeting without its "type"', 'type');
  const { payload } = await calls.send(details[type ?? 'FARMER'], { query: { meetingId: split.restId } });
  return meetingDetails(payload, calls, type ?? undefined);
}

const writtenMeeting = ({ writtenId }: Written, _args: object, context: Context) => (writtenId === null ? null : findMeeting(writtenId, null, context));

export const meetingResolvers: Resolvers = {
  Query: {
    meetings: (_root, args, context) => meetingsOf(args, context),
    meeting: (_root, { id, type }, context) => findMeeting(id, type, context),
    plannedMeetings: (_root, args, context) => plannedMeetings(args, context),
    visitSuggestions: (_root, args, context) => visitSuggestions(args, context),
  },
  ScheduleMeetingPayload: { meeting: writtenMeeting },
  PlanMeetingPayload: { meeting: writtenMeeting },
  CancelMeetingPayload: { meeting: writtenMeeting },
  Mutation: {
    scheduleMeeting: mutation<ScheduleMeetingInput, Written>(
      'scheduleMeeting',
      nothingWritten,
      async ({ userId, farmerId, dealerId, plannedAt, purpose }, { calls }) => {
        if (Boolean(farmerId) === Boolean(dealerId)) throw badInput('farmerId', 'Give exactly one of "farmerId" and "dealerId"');
        const party = { farmerId: farmerId && restIdOf('FARMER', farmerId, 'farmerId'), dealerId: dealerId && restIdOf('DEALER', dealerId, 'dealerId') };
        const plan = presentFields({ plannedTime: plannedAt, purpose });
        if (!calls.extensions && Object.keys(plan).length > 0) throw unsupported(meetings.scheduleFarmerMeet, 'planning a meeting');
        const { message, payload } = await calls.send(meetings.scheduleFarmerMeet, { body: { userId, ...presentFields(party), ...plan } });
        return { message, result: toWritten(payload.addedId, calls) };
      },
    ),
    planMeeting: mutation<PlanMeetingInput, Written>('planMeeting', nothingWritten, async ({ id, plannedAt, purpose, userId, reason }, { calls }) => {
      const { message } = await calls.send(meetings.planMeeting, {
        body: { meetingId: id, ...presentFields({ plannedTime: plannedAt, purpose, userId, reason }) },
      });
      return { message, result: { writtenId: id } };
    }),
    planMeetings: mutation<PlanMeetingsInput, Pick<PlanMeetingsPayload, 'outcomes'>>(
      'planMeetings',
      { outcomes: [] },
      async ({ meetings: planned }, { calls }) => {
        within('meetings', planned.length, 1, maxParts);
        if (!calls.extensions) throw unsupported(meetings.scheduleFarmerMeet, 'planning a meeting');
        return { message: null, result: { outcomes: await planMeetings(planned, calls) } };
      },
    ),
    cancelMeeting: mutation<CancelMeetingInput, Written>('cancelMeeting', nothingWritten, async ({ id, reason }, { calls }) => {
      const { message } = await calls.send(meetings.cancelMeeting, { body: { meetingId: id, reason } });
      return { message, result: { writtenId: id } };
    }),
  },
};
