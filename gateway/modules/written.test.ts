/** Objects in mutation payloads, which are fetched by id and only when selected. */
import { describe, expect, test } from 'vitest';
import type { Call } from '../../rest/contract/call.ts';
import { employees } from '../../rest/contract/employees.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { qr } from '../../rest/contract/qr.ts';
import { startBothGateways } from '../testing/both-gateways.ts';
import type { FakeAnswer, Fault } from '../testing/fake-rest.ts';
import { passing } from '../testing/passing.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const { extended, documented } = await startBothGateways();

const person = `firstName: "T", lastName: "C", dateOfBirth: "1979-08-14", gender: MALE, phoneNumber: "9371463801", email: "t@demo.example",
  address: { street: "C", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" }`;
const made = (gateway: TestGateway) => gateway.rest.log.map(({ call }) => call).filter((name) => name !== 'userDetails');

interface Case {
  readonly field: string;
  readonly input: string;
  readonly one: string;
  readonly write: Call;
  readonly answer: object;
  readonly read: Call;
  readonly row: object;
  /** True when the write itself is an extension. */
  readonly isExtension?: true;
}

const meeting = { one: 'meeting', read: meetings.getFarmerMeetingDetails, row: { meetingId: 7 } };
const cases: readonly Case[] = [
  {
    field: 'addEmployee',
    input: person,
    one: 'employee',
    write: employees.addUser,
    answer: { addedId: '7' },
    read: employees.fetchEmployeeById,
    row: { id: 7 },
  },
  {
    field: 'setEmployeeActive',
    input: 'email: "t@demo.example", active: true',
    one: 'employee',
    write: employees.activateUser,
    answer: { userId: '7' },
    read: employees.fetchEmployeeById,
    row: { id: 7 },
  },
  { field: 'scheduleMeeting', input: 'userId: "3", farmerId: "4"', write: meetings.scheduleFarmerMeet, answer: { addedId: '7' }, ...meeting },
  { field: 'planMeeting', input: 'id: "7", purpose: "Seeds"', write: meetings.planMeeting, answer: {}, ...meeting, isExtension: true },
  { field: 'cancelMeeting', input: 'id: "7", reason: "Rain"', write: meetings.cancelMeeting, answer: {}, ...meeting, isExtension: true },
  {
    field: 'generateQrCodes',
    input: 'productVariantId: "4"',
    one: 'batch',
    write: qr.generateProductItem,
    answer: { addedId: '7' },
    read: qr.fetchQRBatchById,
    row: { id: 7 },
  },
];

test.each(cases)('$field returns the $one', async ({ field, input, one, write, answer, read, row, isExtension }) => {
  const document = (selected: string) => `mutation { ${field}(input: { ${input} }) { ${selected} } }`;
  for (const { rest } of [extended, documented]) rest.answer(write, { payload: { message: 'Done', ...answer } });
  extended.rest.answer(read, { payload: row });

  const { result } = await extended.ask(document(`message ${one} { id }`), {}, 'admin');
  expect(result).toEqual({ data: { [field]: { message: 'Done', [one]: { id: '7' } } } });
  expect(made(extended)).toEqual([write.name, read.name]);

  extended.rest.log.splice(0);
  await extended.ask(document('message'), {}, 'admin');
  expect(made(extended)).toEqual([write.name]);

  const plain = await documented.ask(document(`${one} { id }`), {}, 'admin');
  expect(plain.result).toEqual({ data: { [field]: { [one]: null } } });
  expect(made(documented)).toEqual(isExtension ? [] : [write.name]);
});

test('finds a meeting by its id alone if ids are unique', async () => {
  extended.rest.answer(meetings.getFarmerMeetingDetails, { payload: { meetingId: 7, dealerDetails: {} } });
  expect((await extended.ask('{ meeting(id: "7") { id type } }', {}, 'moderator')).result).toEqual({ data: { meeting: { id: '7', type: 'DEALER' } } });
  const { result } = await documented.ask('{ meeting(id: "7") { id } }', {}, 'moderator');
  expect(result.errors).toMatchObject([
    { message: 'Not available on this server: finding a meeting without its "type"', extensions: { code: 'NOT_SUPPORTED', field: 'type' } },
  ]);
  expect(made(documented)).toEqual([]);
});

test('finds a batch by its id, and returns null without extensions', async () => {
  extended.rest.answer(qr.fetchQRBatchById, { payload: { id: 7, qrCodeQuantity: 5 } });
  expect((await extended.ask('{ qrBatch(id: "7") { id quantity } }', {}, 'admin')).result).toEqual({ data: { qrBatch: { id: '7', quantity: 5 } } });
  expect((await documented.ask('{ qrBatch(id: "7") { id } }', {}, 'admin')).result).toEqual({ data: { qrBatch: null } });
  expect(made(documented)).toEqual([]);
});

test('lists farmers by their ids if the REST API supports it', async () => {
  extended.rest.answer(farmers.getAllFarmersPage, { payload: [{ farmerId: 9 }, { farmerId: 4 }], total: 2 });
  const list = '{ farmers(ids: ["4", "9"]) { nodes { id } totalCount } }';
  expect((await extended.ask(list, {}, 'moderator')).result.data).toEqual({ farmers: { nodes: [{ id: '9' }, { id: '4' }], totalCount: 2 } });
  expect(extended.rest.log.at(-1)).toMatchObject({ query: { ids: '4,9', pageNumber: '0', pageSize: '10' } });
  expect((await documented.ask(list, {}, 'moderator')).result.errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
});

/** Failures of a REST API, with the expected error of a read and of a write at that point. */
const stops: readonly { readonly how: string; readonly fault?: Fault; readonly answer?: FakeAnswer; readonly read: string }[] = [
  { how: 'is stopped and holds its connections', fault: 'noHeaders', read: 'UPSTREAM_TIMEOUT' },
  { how: 'is killed', fault: 'reset', read: 'UPSTREAM_UNAVAILABLE' },
  { how: 'is killed within its answer', fault: 'cutBody', read: 'UPSTREAM_UNAVAILABLE' },
  { how: 'is overloaded', answer: { status: 503, body: {}, retryAfter: 7 }, read: 'UPSTREAM_UNAVAILABLE' },
  { how: 'fails inside', answer: { status: 500, body: {} }, read: 'UPSTREAM_ERROR' },
];

/** Timeout of calls. It passes at once when the REST API hangs, and is otherwise far above what a call needs. */
const callTimeoutMs = 10_000;

/** Phrases that only the error of a write that was not done may contain. */
const notDone = /nothing was changed|try again|was not sent|sign in/i;

describe.each(stops)('when the REST API $how', ({ fault, answer, read: readCode }) => {
  const stopAt = (gateway: TestGateway, call: Call) => (fault ? gateway.rest.fail(call, fault) : gateway.rest.answer(call, answer ?? {}));

  test('before the response, a write has an unknown outcome; after it, only the read-back fails', { tags: 'slow' }, async () => {
    for (const { field, input, one, write, answer: done, read, row } of cases) {
      await using gateway = await startTestGateway({ extensions: true, callTimeoutMs });
      const send = () => gateway.ask(document, {}, 'admin');
      const ask = () => (fault === 'noHeaders' ? passing(callTimeoutMs, () => gateway.rest.log.length, send) : send());
      const document = `mutation { ${field}(input: { ${input} }) { message userErrors { code } ${one} { id } } }`;
      gateway.rest.answer(write, { payload: { message: 'Done', ...done } });
      gateway.rest.answer(read, { payload: row });
      stopAt(gateway, read);
      const after = await ask();
      expect(after.result.data, field).toEqual({ [field]: { message: 'Done', userErrors: [], [one]: null } });
      expect(after.result.errors, field).toMatchObject([{ path: [field, one], extensions: { code: 'READ_BACK_FAILED', call: read.name, cause: readCode } }]);
      expect(after.result.errors?.[0]?.message, field).toMatch(/^This was done/);
      expect(after.result.errors?.[0]?.message, field).not.toMatch(notDone);
      expect(after.headers, field).not.toHaveProperty('retry-after');
      // The operator learns what failed.
      expect(
        gateway.logged.some((line) => line.includes('a REST call failed') && line.includes(read.name)),
        field,
      ).toBe(true);

      stopAt(gateway, write);
      const during = await ask();
      expect(during.result.data, field).toEqual({ [field]: null });
      expect(during.result.errors, field).toMatchObject([{ path: [field], extensions: { code: 'OUTCOME_UNKNOWN', call: write.name } }]);
      expect(during.result.errors?.[0]?.message, field).not.toMatch(/nothing was changed|was not sent/i);
    }
  });
});

test.each(cases)('$field reports that it was not done when the REST API is unreachable before it is sent', async ({ field, input, one, write }) => {
  await using gateway = await startTestGateway({ extensions: true });
  // The roles are cached, so the next call is the write.
  await gateway.ask('{ productVariants { id } }', {}, 'admin');
  await gateway.rest.close();
  const { result } = await gateway.ask(`mutation { ${field}(input: { ${input} }) { message ${one} { id } } }`, {}, 'admin');
  expect(result.errors).toMatchObject([
    { path: [field], message: expect.stringContaining('Nothing was changed'), extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ]);
  expect(gateway.rest.log.map(({ call }) => call)).not.toContain(write.name);
});

test('an error below the payload of another mutation does not affect this one', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(meetings.scheduleFarmerMeet, { payload: { message: 'Done', addedId: '7' } });
  gateway.rest.fail(meetings.getFarmerMeetingDetails, 'reset');
  gateway.rest.answer(meetings.cancelMeeting, { status: 403, body: {} });
  const { result } = await gateway.ask(
    'mutation { made: scheduleMeeting(input: { userId: "3", farmerId: "4" }) { meeting { id } } cancelMeeting(input: { id: "7", reason: "Rain" }) { message } }',
    {},
    'admin',
  );
  expect(result.errors?.map(({ path, extensions }) => [path?.join('.'), extensions?.['code']])).toEqual([
    ['made.meeting', 'READ_BACK_FAILED'],
    ['cancelMeeting', 'FORBIDDEN'],
  ]);
});
