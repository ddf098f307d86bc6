/** Planning and cancelling meetings: the calls, and those that a REST API without plans never receives. */
import { expect, test } from 'vitest';
import { meetings } from '../../../rest/contract/meetings.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const plan = `mutation { planMeeting(input: { id: "7", plannedAt: "2026-11-23T09:30:00+05:30", purpose: "Seeds", userId: "3", reason: "Rain" }) { message userErrors { code } } }`;
const cancel = 'mutation { cancelMeeting(input: { id: "7", reason: "Away" }) { message userErrors { code } } }';
const schedule = 'mutation { scheduleMeeting(input: { userId: "3", farmerId: "4", plannedAt: "2026-11-23T09:30:00+05:30" }) { message userErrors { code } } }';

test.each([
  ['planMeeting', plan, meetings.planMeeting, { meetingId: '7', plannedTime: '2026-11-23T09:30:00.000+05:30', purpose: 'Seeds', userId: '3', reason: 'Rain' }],
  ['cancelMeeting', cancel, meetings.cancelMeeting, { meetingId: '7', reason: 'Away' }],
  ['scheduleMeeting', schedule, meetings.scheduleFarmerMeet, { userId: '3', farmerId: '4', plannedTime: '2026-11-23T09:30:00.000+05:30' }],
])('%s sends the given fields', async (field, document, call, body) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(call, { payload: { message: 'Done' } });
  const { result } = await gateway.ask(document, {}, 'moderator');
  expect(result).toEqual({ data: { [field]: { message: 'Done', userErrors: [] } } });
  expect(gateway.rest.log.at(-1)).toMatchObject({ path: call.path, body });
});

test('a meeting is not scheduled without its plan when the REST API has no plans', async () => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask(schedule, {}, 'moderator');
  expect(result).toEqual({ data: { scheduleMeeting: { message: null, userErrors: [{ code: 'NOT_SUPPORTED' }] } } });
  expect(gateway.rest.log.filter(({ path }) => path.includes('/meeting/'))).toEqual([]);
});

test('a list row has its plan, its employee and its record, if the REST API returns them', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const row = {
    meetingId: 7,
    status: 'CANCELLED',
    plannedTime: '2026-11-23T09:30:00.000+05:30',
    purpose: 'Seeds',
    user: { id: 3, firstName: 'Ravi', lastName: 'Patil' },
    createdBy: { firstName: 'Asha', lastName: 'More' },
    farmerDetails: { id: '12', profile: { firstName: 'Anita' } },
  };
  gateway.rest.answer(meetings.getAllFarmerMeetingCreatedByPage, { payload: [row] });
  const { result } = await gateway.ask(
    '{ meetings(status: CANCELLED) { nodes { status plannedAt purpose assignedTo { id firstName } createdBy { id } party { id } } } }',
    {},
    'moderator',
  );
  expect(result.data).toEqual({
    meetings: {
      nodes: [
        {
          status: 'CANCELLED',
          plannedAt: '2026-11-23T09:30:00.000+05:30',
          purpose: 'Seeds',
          assignedTo: { id: '3', firstName: 'Ravi' },
          createdBy: { id: null },
          party: { id: 'FARMER-12' },
        },
      ],
    },
  });
});

test('does not request cancelled meetings without the extension', async () => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask('{ meetings(status: CANCELLED) { nodes { id } } }', {}, 'moderator');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_SUPPORTED', field: 'status' });
  expect(gateway.rest.log.filter(({ path }) => path.includes('/meeting/'))).toEqual([]);
});
