/** Planning several meetings, suggested visits, and planned weeks: the calls, an outcome for each part, and distant customers. */
import { beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../../rest/contract/employees.ts';
import { meetings } from '../../../rest/contract/meetings.ts';
import { shareTestGateway, startTestGateway } from '../../testing/test-gateway.ts';

const gateway = await shareTestGateway({ extensions: true, fromManyAddresses: true });
beforeEach(async () => {
  await gateway.ask('{ clientConfig { extensions } employees { nodes { id } } }', {}, 'moderator');
  gateway.rest.log.splice(0);
});

const ask = async (document: string, variables: Readonly<Record<string, unknown>> = {}) => (await gateway.ask(document, variables, 'moderator')).result;
const requests = () => gateway.rest.log.splice(0).map(({ call, query, body }) => [call, body ?? Object.fromEntries(new URLSearchParams(query))]);

const planDocument =
  'mutation ($input: PlanMeetingsInput!) { planMeetings(input: $input) { message userErrors { code message path } outcomes { userId farmerId dealerId plannedAt meetingId code message } } }';
const plannedAt = '2026-11-23T09:30:00.000+05:30';
const one = { userId: '3', farmerId: '4', plannedAt, purpose: 'Seeds' };

describe('several meetings', () => {
  test('make the documented call for each, in order, each with its outcome', async () => {
    const answers = [
      { payload: { message: 'Scheduled', addedId: 71 } },
      { status: 409, body: { message: 'Scheduled already' } },
      { payload: { message: 'Scheduled', addedId: 73 } },
    ];
    gateway.rest.answer(meetings.scheduleFarmerMeet, () => answers.shift() ?? { status: 500 });
    const input = {
      meetings: [one, { userId: '3', dealerId: 'DEALER-5', plannedAt }, { userId: '3', farmerId: '6', plannedAt }, { userId: '3', farmerId: '8', plannedAt }],
    };
    const { data } = await ask(planDocument, { input });
    expect(data?.['planMeetings']).toEqual({
      message: null,
      userErrors: [],
      outcomes: [
        { userId: '3', farmerId: '4', dealerId: null, plannedAt, meetingId: '71', code: 'PLANNED', message: 'Scheduled' },
        { userId: '3', farmerId: null, dealerId: 'DEALER-5', plannedAt, meetingId: null, code: 'CONFLICT', message: 'Scheduled already' },
        { userId: '3', farmerId: '6', dealerId: null, plannedAt, meetingId: '73', code: 'PLANNED', message: 'Scheduled' },
        { userId: '3', farmerId: '8', dealerId: null, plannedAt, meetingId: null, code: 'OUTCOME_UNKNOWN', message: null },
      ],
    });
    expect(requests().slice(0, 2)).toEqual([
      ['scheduleFarmerMeet', { userId: '3', farmerId: '4', plannedTime: plannedAt, purpose: 'Seeds' }],
      ['scheduleFarmerMeet', { userId: '3', dealerId: '5', plannedTime: plannedAt }],
    ]);
  });

  test('have separate idempotency keys', async () => {
    gateway.rest.answer(meetings.scheduleFarmerMeet, { payload: { message: 'Scheduled' } });
    await ask(planDocument, { input: { meetings: [one, one, one], clientMutationId: 'one' } });
    expect(new Set(gateway.rest.log.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  test.each([
    ['none', [], '"meetings" must be 1 to 20, not 0'],
    ['21', Array.from({ length: 21 }, () => one), '"meetings" must be 1 to 20, not 21'],
    ['one without a customer', [{ userId: '3', plannedAt }], 'Give exactly one of "farmerId" and "dealerId" for each meeting'],
    ['one with two', [{ ...one, dealerId: '5' }], 'Give exactly one of "farmerId" and "dealerId" for each meeting'],
    ['one with the id of the other kind', [one, { ...one, farmerId: 'DEALER-5' }], '"meetings" is the id of a dealer'],
  ])('%s: refused, and no call is made', async (_words, planned, message) => {
    const { data } = await ask(planDocument, { input: { meetings: planned } });
    expect(data?.['planMeetings']).toEqual({ message: null, userErrors: [{ code: 'INVALID', message, path: ['input', 'meetings'] }], outcomes: [] });
    expect(requests()).toEqual([]);
  });
});

describe('suggestions', () => {
  const document =
    'query ($farmerId: ID, $area: AreaInput) { visitSuggestions(userId: "3", farmerId: $farmerId, area: $area, first: 5) { farKm nodes { type customer { id farmerId firstName } group kmFromFirst kmFromUsualArea far } } }';

  test('make one call and mark distant customers', async () => {
    const row = { type: 'FARMER', id: 7, profile: { firstName: 'Anita' }, group: 0, kmFromFirst: 0 };
    gateway.rest.answer(meetings.fetchVisitSuggestions, { payload: [60, 60.1, null].map((kmFromUsualArea) => ({ ...row, kmFromUsualArea })) });
    const { data } = await ask(document, { farmerId: 'FARMER-7', area: { state: 'Maharashtra', district: 'Pune', taluka: '' } });
    expect(requests()).toEqual([
      ['fetchVisitSuggestions', { userId: '3', farmerId: '7', state: 'Maharashtra', district: 'Pune', notVisitedForDays: '60', size: '5' }],
    ]);
    const customer = { id: 'FARMER-7', farmerId: '7', firstName: 'Anita' };
    const node = { type: 'FARMER', customer, group: 0, kmFromFirst: 0 };
    expect(data?.['visitSuggestions']).toEqual({
      farKm: 60,
      nodes: [
        { ...node, kmFromUsualArea: 60, far: false },
        { ...node, kmFromUsualArea: 60.1, far: true },
        { ...node, kmFromUsualArea: null, far: false },
      ],
    });
  });

  test('of given customers name them in one call', async () => {
    gateway.rest.answer(meetings.fetchVisitSuggestions, { payload: [] });
    const { data } = await ask('{ visitSuggestions(userId: "3", farmerIds: ["FARMER-7", "8"], dealerIds: ["DEALER-7"]) { nodes { group } } }');
    expect(data?.['visitSuggestions']).toEqual({ nodes: [] });
    expect(requests()).toEqual([['fetchVisitSuggestions', { userId: '3', farmerIds: '7,8', dealerIds: '7', notVisitedForDays: '60', size: '30' }]]);
  });

  test.each([
    ['farmerIds: []', '"farmerIds" must be 1 to 60, not 0'],
    [`dealerIds: [${'"1" '.repeat(61)}]`, '"dealerIds" must be 1 to 60, not 61'],
    ['farmerIds: ["DEALER-1"]', '"farmerIds" is the id of a dealer'],
    ['first: 0', '"first" must be 1 to 60, not 0'],
    ['first: 61', '"first" must be 1 to 60, not 61'],
    ['notVisitedForDays: 0', '"notVisitedForDays" must be 1 to 3650, not 0'],
    ['farmerId: "1", dealerId: "2"', 'Give either "farmerId" or "dealerId", not both'],
    ['area: { state: "Maharashtra" }', '"area" needs a district or a taluka'],
  ])('with %s are refused without a call', async (args, message) => {
    const { errors } = await ask(`{ visitSuggestions(userId: "3", ${args}) { farKm } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(requests()).toEqual([]);
  });
});

describe('planned meetings', () => {
  const week = 'from: "2026-11-23", to: "2026-11-29"';
  const fields = '{ people { employee { id } meetings { id status plannedAt partyId address { taluka } } } nextPage totalCount }';
  const row = { meetingId: 9, type: 'DEALER', status: 'FINISHED', plannedTime: plannedAt, partyId: 5, addressDetails: { taluka: 'Haveli' } };
  const mapped = { id: '9', status: 'FINISHED', plannedAt, partyId: '5', address: { taluka: 'Haveli' } };

  test('of a page of employees make two calls and include employees without meetings', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 3 }, { id: 4 }], total: 12 });
    gateway.rest.answer(meetings.fetchPlannedMeetings, { payload: [{ userId: 4, meetings: [row] }] });
    const { data } = await ask(`{ plannedMeetings(${week}, page: 1) ${fields} }`);
    expect(data?.['plannedMeetings']).toEqual({
      people: [
        { employee: { id: '3' }, meetings: [] },
        { employee: { id: '4' }, meetings: [mapped] },
      ],
      nextPage: null,
      totalCount: 12,
    });
    expect(requests()).toEqual([
      ['fetchAllEmployeeByPage', { pageNumber: '1', pageSize: '10', roles: 'user', plannedFrom: '2026-11-23', plannedDays: '7', plannedOrActive: 'true' }],
      ['fetchPlannedMeetings', { ids: '3,4', from: '2026-11-23', days: '7' }],
    ]);
  });

  test('are those of the employees whom a filter selects', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 4 }], total: 1 });
    gateway.rest.answer(meetings.fetchPlannedMeetings, { payload: [{ userId: 4, meetings: [row] }] });
    const filter = '{ text: "kavita", active: true, area: { state: "Maharashtra", district: "Ahilyanagar", taluka: "Parner" } }';
    const { data } = await ask(`{ plannedMeetings(${week}, filter: ${filter}) { totalCount } }`);
    expect(data?.['plannedMeetings']).toEqual({ totalCount: 1 });
    const area = { state: 'Maharashtra', district: 'Ahilyanagar', taluka: 'Parner' };
    expect(requests()[0]).toEqual(['fetchAllEmployeeByPage', { pageNumber: '0', pageSize: '10', roles: 'user', search: 'kavita', active: 'true', ...area }]);
  });

  test('of an area are read with the employees who meet its customers', async () => {
    gateway.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 4 }], total: 1 });
    gateway.rest.answer(employees.fetchEmployeeById, { payload: { id: 4 } });
    gateway.rest.answer(meetings.fetchPlannedMeetings, { payload: [{ userId: 4, meetings: [row] }] });
    const area = 'area: { state: "Maharashtra", district: "Satara", taluka: "Karad" }';
    await ask(`{ plannedMeetings(${week}, filter: { text: "kavita" }, ${area}) { totalCount } }`);
    const parts = { state: 'Maharashtra', district: 'Satara', taluka: 'Karad' };
    const planning = { plannedFrom: '2026-11-23', plannedDays: '7', customerState: 'Maharashtra', customerDistrict: 'Satara', customerTaluka: 'Karad' };
    const planned = ['fetchPlannedMeetings', { ids: '4', from: '2026-11-23', days: '7', ...parts }];
    expect(requests()).toEqual([['fetchAllEmployeeByPage', { pageNumber: '0', pageSize: '10', roles: 'user', search: 'kavita', ...planning }], planned]);
    await ask(`{ plannedMeetings(userId: "4", ${week}, ${area}) { totalCount } }`);
    expect(requests()).toEqual([['fetchEmployeeById', { userId: '4' }], planned]);
    await ask(`{ plannedMeetings(${week}, area: { state: "", taluka: null }) { totalCount } }`);
    expect(requests()[1]).toEqual(['fetchPlannedMeetings', { ids: '4', from: '2026-11-23', days: '7' }]);
  });

  test('of one employee', async () => {
    gateway.rest.answer(employees.fetchEmployeeById, { payload: { id: 4 } });
    gateway.rest.answer(meetings.fetchPlannedMeetings, { payload: [{ userId: 4, meetings: [row] }] });
    const { data } = await ask(`{ plannedMeetings(userId: "4", ${week}) ${fields} }`);
    expect(data?.['plannedMeetings']).toEqual({ people: [{ employee: { id: '4' }, meetings: [mapped] }], nextPage: null, totalCount: 1 });
  });

  test.each([
    ['userId: "4", page: 0, from: "2026-11-23", to: "2026-11-29"', 'Use either "userId" or "page", not both'],
    ['userId: "4", filter: { active: true }, from: "2026-11-23", to: "2026-11-29"', 'Use either "userId" or "filter", not both'],
    ['from: "2026-11-23", to: "2026-11-22"', '"to" must not be before "from"'],
    ['from: "2026-11-01", to: "2026-12-02"', '"from" to "to" must be at most 31 days'],
  ])('with %s are refused without a call', async (args, message) => {
    const { errors } = await ask(`{ plannedMeetings(${args}) { nextPage } }`);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(requests()).toEqual([]);
  });

  test('are read for up to 31 days', async () => {
    gateway.rest.answer(meetings.fetchPlannedMeetings, { payload: [] });
    const { errors } = await ask('{ plannedMeetings(from: "2026-11-01", to: "2026-12-01") { nextPage } }');
    expect(errors).toBeUndefined();
  });
});

test('makes no call in front of a provider without them, and the mutation reports that', async () => {
  await using plain = await startTestGateway();
  const without = async (document: string) => (await plain.ask(document, {}, 'moderator')).result.data;
  const reads = '{ plannedMeetings(from: "2026-11-23", to: "2026-11-29") { nextPage } visitSuggestions(userId: "3") { farKm } }';
  expect(await without(reads)).toEqual({ plannedMeetings: null, visitSuggestions: null });
  const write = `mutation { planMeetings(input: { meetings: [{ userId: "3", farmerId: "4", plannedAt: "${plannedAt}" }] }) { userErrors { code } outcomes { code } } }`;
  expect(await without(write)).toEqual({ planMeetings: { userErrors: [{ code: 'NOT_SUPPORTED' }], outcomes: [] } });
  expect(plain.rest.log.filter(({ path }) => path.startsWith('/api/meeting'))).toEqual([]);
});
