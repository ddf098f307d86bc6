/** Planned meetings of employees, suggestions of customers to visit, and planning several meetings. */
import { addDays } from '../../../rest/contract/clock.ts';
import { farKm, meetings } from '../../../rest/contract/meetings.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput, within } from '../../graphql/errors.ts';
import { runInSequence } from '../../graphql/run-in-sequence.ts';
import type {
  AreaInput,
  MeetingToPlanInput,
  PlannedMeeting,
  PlanOutcome,
  QueryPlannedMeetingsArgs,
  QueryVisitSuggestionsArgs,
  VisitSuggestion,
} from '../../graphql/types.generated.ts';
import { id, integer, lastName, number, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { Calls } from '../../upstream/operation.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { lastVisit } from '../customers/customer.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { findEmployee } from '../employees/find-employee.ts';
import { checkLength } from '../people/area.ts';
import { unvisited } from '../people/list-filters.ts';
import { address, presentFields } from '../people/person.ts';
import { type TeamPage, teamPage } from '../team/team-page.ts';
import { type MeetingPartyModel, meetingStatus, meetingType, party, uniqueMeetingId } from './meeting.ts';

type Item<List> = List extends readonly (infer Element)[] ? Element : never;
type WirePlanned = Item<Item<LooseResponse<typeof meetings.fetchPlannedMeetings>>['meetings']>;

/** Maximum number of days in one request. */
const maxDays = 31;

/** Maps a planned meeting of a day or a calendar. */
export const plannedMeeting =
  (calls: Pick<Calls, 'extensions'>) =>
  (wire: WirePlanned): PlannedMeeting => {
    const type = meetingType(wire.type) ?? 'FARMER';
    const restId = id(wire.meetingId);
    return {
      id: uniqueMeetingId(restId, type, calls),
      number: restId,
      type,
      status: meetingStatus(wire.status),
      plannedAt: dateTime(wire.plannedTime),
      purpose: text(wire.purpose),
      partyId: text(wire.partyId),
      firstName: text(wire.firstName),
      lastName: lastName(wire.lastName),
      address: address(wire.addressDetails),
    };
  };

/** Returns the parts of an area as arguments of the calls. @throws ApiError BAD_USER_INPUT when a text is too long */
const areaParts = (area: AreaInput | null | undefined) =>
  presentFields({
    state: checkLength('area.state', area?.state) || null,
    district: checkLength('area.district', area?.district) || null,
    taluka: checkLength('area.taluka', area?.taluka) || null,
  });

export async function plannedMeetings({ userId, filter, area, from, to, page }: QueryPlannedMeetingsArgs, context: Context) {
  const { calls } = context;
  if (userId && typeof page === 'number') throw badInput('page', 'Use either "userId" or "page", not both');
  if (userId && filter) throw badInput('filter', 'Use either "userId" or "filter", not both');
  if (to < from) throw badInput('to', '"to" must not be before "from"');
  if (to >= addDays(from, maxDays)) throw badInput('to', `"from" to "to" must be at most ${maxDays} days`);
  const parts = areaParts(area);
  if (!calls.extensions) return null;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const { state: customerState, district: customerDistrict, taluka: customerTaluka } = parts;
  const isInArea = Object.keys(parts).length > 0;
  const planned = { plannedFrom: from, plannedDays: days };
  const isOfAnyState = typeof filter?.active !== 'boolean';
  const planning = isInArea
    ? presentFields({ ...planned, customerState, customerDistrict, customerTaluka })
    : // An inactive employee without a meeting would be an empty row.
      isOfAnyState
      ? { ...planned, plannedOrActive: 'true' as const }
      : {};
  const team: TeamPage = userId
    ? { members: [await findEmployee(context, userId)], nextPage: null, totalCount: 1 }
    : await teamPage(page, context, filter, planning);
  const ids = team.members.map((employee) => employee.id).join(',');
  const payload = ids === '' ? [] : (await calls.send(meetings.fetchPlannedMeetings, { query: { ids, from, days, ...parts } })).payload;
  const meetingsOf = new Map(payload.map((person) => [id(person.userId), (person.meetings ?? []).map(plannedMeeting(calls))]));
  const people = team.members.map((employee) => ({ employee, meetings: meetingsOf.get(employee.id) ?? [] }));
  return { people, nextPage: team.nextPage, totalCount: team.totalCount };
}

export type VisitSuggestionModel = Omit<VisitSuggestion, 'customer'> & { readonly customer: MeetingPartyModel };

function suggestion(wire: RowOf<typeof meetings.fetchVisitSuggestions>): VisitSuggestionModel {
  const type = meetingType(wire.type) ?? 'FARMER';
  const kmFromUsualArea = number(wire.kmFromUsualArea);
  return {
    type,
    customer: party(type)(wire),
    lastVisit: lastVisit(wire.lastVisit),
    group: integer(wire.group) ?? 0,
    kmFromFirst: number(wire.kmFromFirst),
    kmFromUsualArea,
    far: kmFromUsualArea !== null && kmFromUsualArea > farKm,
  };
}

/** Maximum number of suggested or given customers. */
const mostSuggested = 60;

/** @throws ApiError BAD_USER_INPUT */
function restIdsOf(type: 'FARMER' | 'DEALER', ids: readonly string[], name: string): string {
  within(name, ids.length, 1, mostSuggested);
  return ids.map((each) => restIdOf(type, each, name)).join(',');
}

export async function visitSuggestions(
  { userId, area, farmerId, dealerId, farmerIds, dealerIds, notVisitedForDays, first }: QueryVisitSuggestionsArgs,
  { calls }: Pick<Context, 'calls'>,
) {
  if (farmerId && dealerId) throw badInput('farmerId', 'Give either "farmerId" or "dealerId", not both');
  const query = presentFields({
    farmerId: farmerId && restIdOf('FARMER', farmerId, 'farmerId'),
    dealerId: dealerId && restIdOf('DEALER', dealerId, 'dealerId'),
    ...areaParts(area),
    notVisitedForDays: unvisited({ notVisitedForDays }).notVisitedForDays,
    size: within('first', first ?? 30, 1, mostSuggested),
    farmerIds: farmerIds && restIdsOf('FARMER', farmerIds, 'farmerIds'),
    dealerIds: dealerIds && restIdsOf('DEALER', dealerIds, 'dealerIds'),
  });
  if (query.state && !query.district && !query.taluka) throw badInput('area.district', '"area" needs a district or a taluka');
  const { payload } = await calls.send(meetings.fetchVisitSuggestions, { query: { userId, ...query } });
  return { farKm, nodes: payload.map(suggestion) };
}

/**
 * Plans several meetings with the documented call for each, and returns an outcome for each.
 * @throws ApiError BAD_USER_INPUT before any call; UpstreamFault like `runInSequence`
 */
export async function planMeetings(planned: readonly MeetingToPlanInput[], calls: Calls): Promise<PlanOutcome[]> {
  const parts = planned.map(({ userId, farmerId, dealerId, plannedAt, purpose }) => {
    if (Boolean(farmerId) === Boolean(dealerId)) throw badInput('meetings', 'Give exactly one of "farmerId" and "dealerId" for each meeting');
    const ids = { farmerId: farmerId && restIdOf('FARMER', farmerId, 'meetings'), dealerId: dealerId && restIdOf('DEALER', dealerId, 'meetings') };
    return { requested: { userId, farmerId: farmerId ?? null, dealerId: dealerId ?? null, plannedAt }, ids, purpose };
  });
  const outcomes = await runInSequence(parts, { calls, name: 'meeting' }, ({ requested: { userId, plannedAt }, ids, purpose }, each) =>
    each.send(meetings.scheduleFarmerMeet, { body: { userId, ...presentFields({ ...ids, plannedTime: plannedAt, purpose }) } }),
  );
  return outcomes.map(({ part: { requested }, response, failure }) => ({
    ...requested,
    meetingId: text(response?.payload.addedId),
    ...(failure ?? { code: 'PLANNED', message: response?.message ?? null }),
  }));
}
