/** Filtered lists: exactly the given filters are sent, and none to a REST API without filters. */
import { expect, test } from 'vitest';
import { startTestGateway } from '../../testing/test-gateway.ts';

const fields = [
  [
    '{ employees(filter: { text: "patil", active: false, area: { state: "Goa" } }, orderBy: NAME, ids: ["3", "4"]) { totalCount } }',
    { search: 'patil', active: 'false', state: 'Goa', ids: '3,4', order: 'NAME' },
  ],
  [
    '{ meetings(filter: { everyone: true, text: "patil", assignee: "ravi", from: "2026-11-01", until: "2026-11-20" }, ids: ["7"]) { totalCount } }',
    { everyone: 'true', search: 'patil', assignee: 'ravi', from: '2026-11-01', until: '2026-11-20', ids: '7', status: 'ALL' },
  ],
  ['{ invoices(month: 11, year: 2026, filter: { number: "42", dealer: "patil" }) { totalCount } }', { number: '42', dealer: 'patil', month: '11' }],
  [
    '{ qrUses(month: 11, year: 2026, filter: { code: "0123", dealer: "patil", type: "EARN" }) { totalCount } }',
    { code: '0123', dealer: 'patil', type: 'EARN' },
  ],
  [
    '{ farmers(filter: { registeredFrom: "2026-11-01", registeredTo: "2026-11-20" }, orderBy: OLDEST) { totalCount } }',
    { registeredFrom: '2026-11-01', registeredTo: '2026-11-20', order: 'OLDEST' },
  ],
  ['{ dealers(filter: { registeredFrom: "2026-11-01" }) { totalCount } }', { registeredFrom: '2026-11-01' }],
  ['{ farmers(filter: { updatedSince: "2026-11-20T04:30:00Z" }) { totalCount } }', { updatedSince: '2026-11-20T10:00:00.000+05:30' }],
  ['{ dealers(filter: { updatedSince: "2026-11-20T04:30:00Z" }) { totalCount } }', { updatedSince: '2026-11-20T10:00:00.000+05:30' }],
  ['{ employees(filter: { updatedSince: "2026-11-20T04:30:00Z" }) { totalCount } }', { updatedSince: '2026-11-20T10:00:00.000+05:30' }],
  ['{ meetings(ids: ["DEALER-7", "8"]) { totalCount } }', { ids: '7,8' }],
  ['{ meetings(orderBy: OLDEST) { totalCount } }', { order: 'OLDEST' }],
  ['{ farmers(sort: NAME) { totalCount } }', { sort: 'NAME' }],
  ['{ dealers(sort: AREA, direction: DESCENDING) { totalCount } }', { sort: 'AREA', direction: 'DESCENDING' }],
  [
    '{ meetings(sort: PLANNED, direction: ASCENDING, filter: { plannedFrom: "2026-11-01", plannedUntil: "2026-11-20" }) { totalCount } }',
    { sort: 'PLANNED', plannedFrom: '2026-11-01', plannedUntil: '2026-11-20' },
  ],
  [
    '{ meetings(status: FINISHED, filter: { startedFrom: "2026-11-01", startedUntil: "2026-11-20" }) { totalCount } }',
    { status: 'FINISHED', startedFrom: '2026-11-01', startedUntil: '2026-11-20' },
  ],
  ['{ invoices(month: 11, year: 2026, filter: { unlinked: true }) { totalCount } }', { unlinked: 'true', month: '11' }],
  ['{ invoices(month: 11, year: 2026, sort: CREATED) { totalCount } }', { sort: 'CREATED', month: '11' }],
  ['{ qrBatches(month: 11, year: 2026, sort: QUANTITY) { totalCount } }', { sort: 'QUANTITY', month: 11 }],
  [
    '{ farmers(filter: { lastVisitedBy: "ravi" }, sort: LAST_VISITED_BY, direction: DESCENDING) { totalCount } }',
    { lastVisitedBy: 'ravi', sort: 'LAST_VISITED_BY', direction: 'DESCENDING' },
  ],
  ['{ searchDealers(text: "patil", lastVisitedBy: "ravi") { nodes { id } } }', { searchText: 'patil', lastVisitedBy: 'ravi' }],
  ['{ searchFarmers(text: "patil", registeredFrom: "2026-11-01") { nodes { id } } }', { searchText: 'patil', registeredFrom: '2026-11-01' }],
  ['{ searchDealers(registeredTo: "2026-11-01") { nodes { id } } }', { registeredTo: '2026-11-01' }],
  [
    '{ invoices(filter: { from: "2026-11-01", until: "2026-12-20" }, orderBy: OLDEST) { totalCount } }',
    { from: '2026-11-01', until: '2026-12-20', order: 'OLDEST' },
  ],
  ['{ qrUses(filter: { from: "2026-11-01" }) { totalCount } }', { from: '2026-11-01' }],
  ['{ qrBatches(filter: { until: "2026-11-01" }) { totalCount } }', { until: '2026-11-01' }],
  ['{ qrUsers { totalCount } }', { pageNumber: 0 }],
  ['{ farmerDirectory(filter: { from: "2026-11-01" }, orderBy: OLDEST) { totalCount } }', { from: '2026-11-01', order: 'OLDEST' }],
  ['{ attendance(userId: "3", filter: { from: "2026-01-01", until: "2026-12-31" }) { id } }', { userId: '3', from: '2026-01-01', until: '2026-12-31' }],
] as const;

test.each(fields)('%s', async (document, given) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors).toBeUndefined();
  const request = gateway.rest.log.findLast(({ call }) => call !== 'userDetails');
  expect({ ...request?.query, ...Object(request?.body) }).toMatchObject(given);
});

test.each(['employees', 'farmers', 'dealers', 'meetings'])('reports the argument for invalid ids of %s, without a call', async (list) => {
  await using gateway = await startTestGateway({ extensions: true });
  for (const ids of [['abc'], ['1', '2,3'], [''], ['9'.repeat(19)], ['7'.repeat(20_000)]]) {
    const { result } = await gateway.ask(`query ($ids: [ID!]) { ${list}(ids: $ids) { nodes { id } } }`, { ids }, 'admin');
    expect(result.errors?.map(({ extensions }) => [extensions?.['code'], extensions?.['field']])).toEqual([['BAD_USER_INPUT', 'ids']]);
  }
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test.each(fields.map(([document]) => document))('makes no call without extensions: %s', async (document) => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_SUPPORTED' });
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test.each([
  ['{ farmers(direction: DESCENDING) { totalCount } }', 'direction'],
  ['{ farmers(sort: NAME, orderBy: OLDEST) { totalCount } }', 'sort'],
])('refuses a contradictory order before any call: %s', async (document, field) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(result.errors?.[0]?.message).toContain(`"${field}"`);
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test('refuses a cursor of another order', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const page = (order: string) => gateway.ask(`{ farmers(first: 1${order}) { pageInfo { endCursor } } }`, {}, 'admin');
  const answer = (await page(', sort: NAME')).result.data;
  const after = Object(Object(answer?.['farmers'])['pageInfo'])['endCursor'];
  expect(typeof after).toBe('string');
  expect((await page(`, sort: NAME, after: "${after}"`)).result.errors).toBeUndefined();
  for (const order of ['', ', sort: PHONE', ', sort: NAME, direction: DESCENDING', ', orderBy: OLDEST']) {
    expect((await page(`${order}, after: "${after}"`)).result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});

test.each([
  ['{ employees(filter: {}) { totalCount } }', 'empty'],
  ['{ employees(filter: { text: " " }) { totalCount } }', 'of spaces'],
  ['{ meetings(filter: { everyone: false }) { totalCount } }', 'that says no'],
])('does not send an empty filter: %s', async (document) => {
  await using gateway = await startTestGateway();
  expect((await gateway.ask(document, {}, 'admin')).result.errors).toBeUndefined();
});

test.each([
  [`{ employees(filter: { text: "${'x'.repeat(101)}" }) { totalCount } }`, 'filter.text', '"filter.text" may have at most 100 characters, not 101'],
  [
    `{ employees(filter: { area: { state: "${'x'.repeat(101)}" } }) { totalCount } }`,
    'filter.area.state',
    '"filter.area.state" may have at most 100 characters, not 101',
  ],
  [`{ qrUses(filter: { dealer: "${'x'.repeat(101)}" }) { totalCount } }`, 'filter.dealer', '"filter.dealer" may have at most 100 characters, not 101'],
  ['{ employees(ids: []) { totalCount } }', 'ids', '"ids" must be 1 to 100, not 0'],
  ['{ dayTypes(userIds: [], month: 11, year: 2026) { userId } }', 'userIds', '"userIds" must be 1 to 100, not 0'],
  ['{ dayTypes(userIds: ["x"], month: 11, year: 2026) { userId } }', 'userIds', '"userIds" must be numbers of up to 18 digits, which number 1 is not'],
  ['{ farmers(filter: { notVisitedForDays: 0 }) { totalCount } }', 'filter.notVisitedForDays', '"filter.notVisitedForDays" must be 1 to 3650, not 0'],
  ['{ searchFarmers(notVisitedForDays: 3651) { totalCount } }', 'notVisitedForDays', '"notVisitedForDays" must be 1 to 3650, not 3651'],
  ['{ employees(roles: []) { totalCount } }', 'roles', '"roles" must name at least one role'],
  ['{ invoices(month: 11) { totalCount } }', 'month', '"month" and "year" go together'],
  ['{ invoices(year: 2026) { totalCount } }', 'month', '"month" and "year" go together'],
  ['{ invoices(month: 13, year: 2026) { totalCount } }', 'month', '"month" must be 1 to 12, not 13'],
  ['{ invoices(month: 12, year: 1999) { totalCount } }', 'year', '"year" must be 2000 to 2100, not 1999'],
  ['{ qrUsesByDay(month: 0, year: 2026) { count } }', 'month', '"month" must be 1 to 12, not 0'],
])('refuses an invalid filter before any call, with its argument: %s', async (document, field, message) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test('fetches a hundred ids with one call', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const ids = Array.from({ length: 100 }, (_, index) => String(1_000_000 + index));
  const { result } = await gateway.ask('query Some($ids: [ID!]!) { farmers(ids: $ids) { totalCount } }', { ids }, 'admin');
  expect(result.errors).toBeUndefined();
  expect(gateway.rest.log.at(-1)?.query).toMatchObject({ ids: ids.join(',') });
});

test.each([
  [
    '{ farmers(filter: { registeredFrom: "2026-11-02", registeredTo: "2026-11-01" }) { totalCount } }',
    '"filter.registeredFrom" must not be after "filter.registeredTo"',
  ],
  ['{ meetings(filter: { from: "2026-11-02", until: "2026-11-01" }) { totalCount } }', '"filter.from" must not be after "filter.until"'],
  ['{ auditEvents(from: "2026-11-02", until: "2026-11-01") { totalCount } }', '"from" must not be after "until"'],
  ['{ attendance(userId: "3") { id } }', 'Give either "period" or both "filter.from" and "filter.until"'],
  ['{ attendance(userId: "3", filter: { from: "2026-01-01" }) { id } }', 'Give either "period" or both "filter.from" and "filter.until"'],
  [
    '{ attendance(userId: "3", period: MARCH, filter: { from: "2026-01-01", until: "2026-01-02" }) { id } }',
    'Give either "period" or both "filter.from" and "filter.until"',
  ],
  ['{ attendance(userId: "3", filter: { from: "2026-01-01", until: "2027-01-02" }) { id } }', '"filter" may have at most 366 days'],
  ['{ activityReport(from: "2026-11-02", to: "2026-11-01", groupBy: DAY) { rows { key } } }', '"from" must not be after "to"'],
  ['{ activityReport(from: "2026-01-01", to: "2027-01-02", groupBy: DAY) { rows { key } } }', 'A report has at most 366 days'],
])('refuses invalid days with their argument: %s', async (document, message) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(document, {}, 'admin');
  expect(result.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails')).toEqual([]);
});

test('does not send the default order, newest first', async () => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask(
    '{ farmers(orderBy: NEWEST) { totalCount } invoices(month: 11, year: 2026, orderBy: NEWEST) { totalCount } }',
    {},
    'admin',
  );
  expect(result.errors).toBeUndefined();
  expect((await gateway.ask('{ invoices { totalCount } }', {}, 'admin')).result.errors).toMatchObject([
    { message: 'Not available on this server: this list without "month" and "year"', extensions: { code: 'NOT_SUPPORTED', field: 'month' } },
  ]);
});

test('refuses a cursor of another filter', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const first = await gateway.ask('{ employees(first: 1, filter: { active: true }) { pageInfo { endCursor } } }', {}, 'admin');
  const after = Object(first.result.data?.['employees']).pageInfo.endCursor;
  const other = await gateway.ask('query Other($after: String) { employees(first: 1, after: $after) { nodes { id } } }', { after }, 'admin');
  expect(other.result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
