import { beforeEach, describe, expect, test } from 'vitest';
import { employees } from '../../../rest/contract/employees.ts';
import { shareTestGateway, startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { employee } from './employee.ts';

const gateway = await shareTestGateway();
beforeEach(() => void gateway.calls());

/** Returns the calls of the list, without the look-up of roles, which is cached for 30 s. */
const listCalls = (of: TestGateway = gateway) => of.calls().filter((call) => !call.includes('userdetails'));
const page = '/api/user/fetchAllEmployeeByPage';

describe('employees', () => {
  test('fetches a page with exactly the documented call', async () => {
    const { result } = await gateway.ask('{ employees(page: 2, size: 10) { nodes { id } } }', {}, 'moderator');
    expect(result.data).toEqual({ employees: { nodes: [{ id: '120' }, { id: '121' }, { id: '122' }, { id: '123' }] } });
    expect(listCalls()).toEqual([`GET ${page}?pageNumber=2&pageSize=10&roles=user`]);
  });

  test('visits all rows through `after`, and checks for more rows only when that is selected', async () => {
    const query =
      'query Walk($after: String) { employees(first: 10, after: $after, roles: [USER, MODERATOR]) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }';
    const seen: unknown[] = [];
    for (let after: unknown = null; ; ) {
      const { result } = await gateway.ask(query, { after }, 'admin');
      const { edges, pageInfo } = Object(result.data?.['employees']);
      seen.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toHaveLength(26);
    expect(new Set(seen).size).toBe(26);
    expect(listCalls()).toEqual([0, 1, 1, 2, 2].map((number) => `GET ${page}?pageNumber=${number}&pageSize=10&roles=user%2Cmod`));
  });

  test('returns the REST API’s total, or null without one', async () => {
    expect((await gateway.ask('{ employees { totalCount } }', {}, 'moderator')).result.data).toEqual({ employees: { totalCount: null } });
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 1 }], total: 41 });
    expect((await own.ask('{ employees(size: 1) { totalCount pageInfo { hasNextPage } } }', {}, 'moderator')).result.data).toEqual({
      employees: { totalCount: 41, pageInfo: { hasNextPage: true } },
    });
    expect(listCalls(own)).toHaveLength(1);
  });

  test('returns the minimum number of rows of a list that is not counted yet', async () => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 1 }], totalAtLeast: 10_001 });
    expect((await own.ask('{ employees(size: 1) { totalCount totalCountAtLeast } }', {}, 'moderator')).result.data).toEqual({
      employees: { totalCount: null, totalCountAtLeast: 10_001 },
    });
  });

  test('ignores a total when extensions are off', async () => {
    await using own = await startTestGateway();
    own.rest.answer(employees.fetchAllEmployeeByPage, { payload: [{ id: 1 }], total: 41 });
    expect((await own.ask('{ employees(size: 1) { totalCount } }', {}, 'moderator')).result.data).toEqual({ employees: { totalCount: null } });
  });

  test.each<[string, string]>([
    ['first: 101', '"first" must be 1 to 100, not 101'],
    ['page: -1', '"page" must be 0 to 9999999, not -1'],
    ['first: 5, page: 0', 'Use either "first" and "after" or "page" and "size", not both'],
    ['after: "nonsense"', '"after" is not a cursor of this list with these filters'],
    ['roles: []', '"roles" must name at least one role'],
  ])('%s is refused without a call', async (args, message) => {
    const { result } = await gateway.ask(`{ employees(${args}) { nodes { id } } }`, {}, 'moderator');
    expect(result.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    expect(listCalls()).toEqual([]);
  });

  test('refuses a cursor of another filter', async () => {
    const { result } = await gateway.ask('{ employees(first: 1) { pageInfo { endCursor } } }', {}, 'admin');
    const after = Object(result.data?.['employees']).pageInfo.endCursor;
    const other = await gateway.ask(
      'query Other($after: String) { employees(first: 1, after: $after, roles: [MODERATOR]) { nodes { id } } }',
      { after },
      'admin',
    );
    expect(other.result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('requests no more rows than the REST API’s page cap', async () => {
    await using own = await startTestGateway({ environment: { REST_MAX_PAGE_SIZE: '5' } });
    const { result } = await own.ask('{ employees(page: 1, size: 10) { nodes { id } } }', {}, 'moderator');
    expect(Object(result.data?.['employees']).nodes).toHaveLength(10);
    expect(listCalls(own)).toEqual([2, 3].map((number) => `GET ${page}?pageNumber=${number}&pageSize=5&roles=user`));
  });
});

describe('access', () => {
  const list = (roles: string) => `{ employees(roles: [${roles}]) { nodes { id } } }`;
  test.each<[string, string | undefined, string | null]>([
    ['USER', undefined, 'UNAUTHENTICATED'],
    ['USER', 'user', 'FORBIDDEN'],
    ['USER', 'moderator', null],
    ['USER', 'admin', null],
    ['USER, MODERATOR', 'moderator', 'FORBIDDEN'],
    ['ADMIN', 'moderator', 'FORBIDDEN'],
    ['ADMIN', 'admin', null],
  ])('%s for %s: %s', async (roles, as, code) => {
    const { result } = await gateway.ask(list(roles), {}, as);
    expect(result.errors?.[0]?.extensions?.['code'] ?? null).toBe(code);
    expect(listCalls()).toHaveLength(code === null ? 1 : 0);
  });

  test('looks up roles once per token, also for concurrent operations', async () => {
    await using own = await startTestGateway();
    await Promise.all(Array.from({ length: 20 }, (_, at) => own.ask(list('USER'), {}, at % 2 === 0 ? 'admin' : 'moderator')));
    expect(own.calls().filter((call) => call.includes('userdetails'))).toHaveLength(2);
  });
});

describe('employee', () => {
  const one = 'query One($id: ID!) { employee(id: $id) { id firstName } }';

  test('is fetched by id if the REST API supports it', async () => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(employees.fetchEmployeeById, { payload: { id: 7, firstName: 'Ganesh', roles: ['ROLE_USER'] } });
    expect((await own.ask(one, { id: '7' }, 'moderator')).result.data).toEqual({ employee: { id: '7', firstName: 'Ganesh' } });
    expect(listCalls(own)).toEqual(['GET /api/user/fetchEmployeeById?userId=7']);
    own.rest.answer(employees.fetchEmployeeById, { status: 404, body: { status: false, message: 'There is no employee 8' } });
    expect((await own.ask(one, { id: '8' }, 'moderator')).result).toMatchObject({ data: { employee: null }, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  test('is searched in the directory otherwise, once in a minute', async () => {
    await using own = await startTestGateway();
    expect((await own.ask(one, { id: '105' }, 'moderator')).result.data).toEqual({ employee: { id: '105', firstName: 'Sample105' } });
    expect((await own.ask(one, { id: '106' }, 'moderator')).result.data).toEqual({ employee: { id: '106', firstName: 'Sample106' } });
    expect(listCalls(own)).toEqual([`GET ${page}?pageNumber=0&pageSize=100&roles=user`]);
    expect((await own.ask(one, { id: '20' }, 'moderator')).result.errors?.[0]).toMatchObject({
      message: 'There is no employee 20',
      extensions: { code: 'NOT_FOUND' },
    });
    expect((await own.ask(one, { id: '20' }, 'admin')).result.data).toEqual({ employee: { id: '20', firstName: 'Sample20' } });
    expect(listCalls(own)).toEqual([`GET ${page}?pageNumber=0&pageSize=100&roles=user%2Cmod%2Cadmin`]);
  });

  test.each([
    ['setEmployeeActive', employees.activateUser, 'email: "sample@example.com", active: false'],
    [
      'addEmployee',
      employees.addUser,
      'firstName: "Sample", lastName: "Shinde", dateOfBirth: "1990-02-28", gender: MALE, phoneNumber: "9822041735", email: "sample@example.com", address: { street: "Main road", village: "Pabal", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412210" }',
    ],
  ])('is searched again after %s', async (field, call, input) => {
    await using own = await startTestGateway();
    let active = true;
    own.rest.answer(employees.fetchAllEmployeeByPage, () => ({ payload: [{ id: 105, active }] }));
    own.rest.answer(call, () => {
      active = false;
      return { payload: {} };
    });
    const isActive = async () => (await own.ask('{ employee(id: "105") { active } }', {}, 'moderator')).result.data;
    expect(await isActive()).toEqual({ employee: { active: true } });
    const { result } = await own.ask(`mutation { ${field}(input: { ${input} }) { message } }`, {}, 'admin');
    expect(result.errors).toBeUndefined();
    expect(await isActive()).toEqual({ employee: { active: false } });
  });

  test('is searched in up to ten pages of the directory', async () => {
    await using own = await startTestGateway();
    own.rest.answer(employees.fetchAllEmployeeByPage, ({ query }) => ({
      payload: Array.from({ length: 100 }, (_, step) => ({ id: Number(query['pageNumber']) * 100 + step })),
    }));
    expect((await own.ask(one, { id: '999' }, 'moderator')).result.data).toMatchObject({ employee: { id: '999' } });
    expect((await own.ask(one, { id: '1000' }, 'moderator')).result.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(listCalls(own)).toHaveLength(10);
  });

  test('is reserved for admins when it has roles beyond USER', async () => {
    await using own = await startTestGateway({ extensions: true });
    own.rest.answer(employees.fetchEmployeeById, { payload: { id: 20, roles: ['ROLE_MODERATOR'] } });
    expect((await own.ask(one, { id: '20' }, 'moderator')).result).toMatchObject({ data: { employee: null }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect((await own.ask(one, { id: '20' }, 'admin')).result.data).toMatchObject({ employee: { id: '20' } });
  });
});

test('maps an employee tolerantly', () => {
  const read = employee({
    id: 42,
    firstName: 'Ganesh',
    middleName: '',
    phoneNumber: 9822041735,
    gender: 'male',
    dob: '1990-02-30',
    active: 'yes',
    roles: [{ name: 'ROLE_ADMIN' }, 'user', 'ROLE_OWNER'],
    profilePicture: 'a.jpg, ../secret.png, ,b c.png',
    addressDetails: { taluka: 'Shirur', pinCode: 412210 },
  });
  expect(read).toEqual({
    id: '42',
    firstName: 'Ganesh',
    middleName: null,
    lastName: null,
    phoneNumber: '9822041735',
    email: null,
    gender: 'MALE',
    dateOfBirth: null,
    active: null,
    roles: ['USER', 'ADMIN'],
    pictures: [{ fileName: 'a.jpg' }, { fileName: 'b c.png' }],
    address: { street: null, village: null, taluka: 'Shirur', district: null, state: null, pinCode: '412210' },
    payrollId: null,
    updatedAt: null,
    tool: null,
    version: null,
    lastChange: null,
  });
});
