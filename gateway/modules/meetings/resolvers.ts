/** Meetings by page and by id, and scheduling them. */
import { meetings } from '../../../rest/contract/meetings.ts';
import { connect } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { QueryMeetingsArgs } from '../../graphql/types.generated.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { meeting, meetingDetails } from './meeting.ts';

const lists = { CREATED: meetings.getAllFarmerMeetingCreatedByPage, ASSIGNED: meetings.getAllFarmerMeetingByUserPage };
const details = { FARMER: meetings.getFarmerMeetingDetails, DEALER: meetings.getDealerMeetingDetails };

export function meetingsOf({ userId, status, scope, ...args }: Partial<QueryMeetingsArgs>, context: Context) {
  const relation = scope ?? 'CREATED';
  const filters = { ...presentFields({ userId }), status: status ?? 'ALL' } as const;
  return connect(
    args,
    {
      list: { field: `meetings ${relation}`, filters },
      call: lists[relation],
      request: ({ number, size }) => ({ query: { ...filters, pageNumber: number, pageSize: size } }),
      node: meeting,
    },
    context,
  );
}

export const meetingResolvers: Resolvers = {
  Query: {
    meetings: (_root, args, context) => meetingsOf(args, context),
    async meeting(_root, { id, type }, { calls }) {
      const { payload } = await calls.send(details[type], { query: { meetingId: id } });
      return meetingDetails(payload);
    },
  },
  Mutation: {
    scheduleMeeting: mutation('scheduleMeeting', {}, async ({ userId, farmerId, dealerId }, { calls }) => {
      if (Boolean(farmerId) === Boolean(dealerId)) throw new ApiError('BAD_USER_INPUT', 'Give exactly one of "farmerId" and "dealerId"');
      const { message } = await calls.send(meetings.scheduleFarmerMeet, { body: { userId, ...presentFields({ farmerId, dealerId }) } });
      return { message, result: {} };
    }),
  },
};
