/** `extensions.messages`: the keys of the REST API's messages, wherever in a response the messages are. */
import { expect, test } from 'vitest';
import { attendance } from '../../rest/contract/attendance.ts';
import { employees } from '../../rest/contract/employees.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { sentence } from '../../rest/contract/sentences.ts';
import { startTestGateway } from '../testing/test-gateway.ts';

const cancel = (more = '') => `mutation { cancelMeeting(input: { id: "7", reason: "Away"${more} }) { message userErrors { message } } }`;
const approveDays = `mutation { approveDays(input: { days: [{ userId: "3", date: "2026-11-18" }, { userId: "3", date: "2026-11-19" }] }) {
  outcomes { code message } } }`;

const names = { name: 'Ravi Patil', party: 'Anita Jadhav' };
const cancelled = sentence('MEETING_CANCELLED', names);
const begun = sentence('MEETING_BEGUN_NOT_CANCELLED', names);
const keyed = ({ message, messageKey }: typeof begun) => ({ message, ...messageKey });

test('a write that was done, and one that was refused, have the key of their message', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(meetings.cancelMeeting, { payload: cancelled });
  const done = await gateway.ask(cancel(), {}, 'moderator');
  expect(done.result).toMatchObject({ data: { cancelMeeting: { message: cancelled.message } }, extensions: { messages: [keyed(cancelled)] } });
  gateway.rest.answer(meetings.cancelMeeting, { status: 409, body: { status: false, ...begun } });
  const refused = await gateway.ask(cancel(), {}, 'moderator');
  expect(refused.result).toMatchObject({
    data: { cancelMeeting: { userErrors: [{ message: begun.message }] } },
    extensions: { messages: [keyed(begun)] },
  });
});

test('a repeat, which makes no call, has the key of the first', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(meetings.cancelMeeting, { status: 409, body: { status: false, ...begun } });
  const document = cancel(', clientMutationId: "one"');
  const first = await gateway.ask(document, {}, 'moderator');
  const calls = gateway.rest.log.length;
  const again = await gateway.ask(document, {}, 'moderator');
  expect(again.result).toEqual(first.result);
  expect(again.result.extensions).toEqual({ messages: [keyed(begun)] });
  expect(gateway.rest.log.length).toBe(calls);
});

test('each of several writes has its own', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const day = (date: string) => sentence('DAY_IS_REFUSED', { name: 'Ravi Patil', date });
  gateway.rest.answer(attendance.approveAttendance, ({ body }) => ({ status: 409, body: { status: false, ...day(String(Object(body).date)) } }));
  const { result } = await gateway.ask(approveDays, {}, 'moderator');
  expect(result.extensions).toEqual({ messages: [keyed(day('2026-11-18')), keyed(day('2026-11-19'))] });
});

test('an error has the key of its serverMessage', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const noAccess = sentence('NO_ACCESS');
  gateway.rest.answer(employees.getProfile, { status: 403, body: { status: false, ...noAccess } });
  const { result } = await gateway.ask('{ profile { id } }', {}, 'user');
  expect(result).toMatchObject({ errors: [{ extensions: { serverMessage: noAccess.message } }], extensions: { messages: [keyed(noAccess)] } });
});

test.each([
  ['none', undefined],
  ['a text', 'MEETING_CANCELLED'],
  ['a code with other characters', { code: 'A <b>', params: {} }],
  ['a code without parameters', { code: 'A' }],
  ['a parameter that is a list', { code: 'A', params: { names: ['a'] } }],
  ['a parameter that is too long', { code: 'A', params: { name: 'x'.repeat(1_001) } }],
  ['too many parameters', { code: 'A', params: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`p${at}`, at])) }],
])('a provider’s message with such a key is passed on without one: %s', async (_case, messageKey) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(meetings.cancelMeeting, { payload: { message: 'Done by the provider', messageKey } });
  const { result } = await gateway.ask(cancel(), {}, 'moderator');
  expect(result).toEqual({ data: { cancelMeeting: { message: 'Done by the provider', userErrors: [] } } });
});

test('the text of a failure has no key, because the text never leaves', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(meetings.cancelMeeting, { status: 500, body: { status: false, ...sentence('FAILED') } });
  const { result } = await gateway.ask(cancel(), {}, 'moderator');
  expect(result.errors).toMatchObject([{ extensions: { code: 'OUTCOME_UNKNOWN' } }]);
  expect(result.extensions).toBeUndefined();
});
