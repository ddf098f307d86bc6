/** Cost and estimate of an operation, returned only on request. */
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../graphql/explain.ts';
import { startBothGateways } from '../testing/both-gateways.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

const { extended, documented } = await startBothGateways();

interface Asked {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly path?: readonly string[]; readonly extensions: { readonly code: string } }[];
  readonly extensions?: {
    readonly cost?: { readonly restCalls: number; readonly budget: number; readonly rows: number };
    readonly explain?: Explanation;
  };
}

async function ask(
  header: Record<string, string>,
  query: string,
  { variables = {}, as = 'moderator', at = documented }: { variables?: object; as?: string | null; at?: TestGateway } = {},
): Promise<Asked> {
  const headers = { ...header, ...(as && { authorization: `Bearer ${as}` }) };
  const answer = await at.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return answer.json();
}
const costOf = { 'x-cost': '1' };
const explained = { 'x-explain': '1' };
const explain = async (query: string, options: Parameters<typeof ask>[2] = {}) => {
  const { data, errors, extensions } = await ask(explained, query, options);
  return { data, errors, plan: extensions?.explain };
};

describe('the cost', () => {
  const list = '{ farmers { nodes { id } pageInfo { hasNextPage } } dealers { nodes { id } } again: dealers { nodes { id } } }';

  test('counts the REST calls and the rows of their responses', async () => {
    const { extensions } = await ask(costOf, list);
    const made = documented.calls().filter((call) => !call.includes('userdetails'));
    expect(extensions?.cost).toEqual({ restCalls: made.length, budget: 25, rows: expect.any(Number) });
    expect(extensions?.cost?.rows).toBeGreaterThan(0);
  });

  test('is returned beside errors too, and only on request', async () => {
    const refused = await ask(costOf, '{ qrBatches(month: 11, year: 2026) { nodes { id } } }');
    expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(refused.extensions?.cost).toEqual({ restCalls: 0, budget: 25, rows: 0 });
    expect(await ask({}, list)).not.toHaveProperty('extensions');
    expect(await ask({ 'x-cost': '0' }, list)).not.toHaveProperty('extensions');
  });
});

describe('an explained operation', () => {
  test('lists each call with its order, field and reason, and makes none', async () => {
    const { data, errors, plan } = await explain(
      'query ($date: Date!) { team: teamDay(date: $date) { people { employee { id } day { attendance { approved } summary { straightLineKm } } } } }',
      { variables: { date: '2026-11-20' } },
    );
    expect(documented.calls()).toEqual([]);
    expect({ data, errors }).toEqual({ data: null, errors: undefined });
    expect(plan).toEqual({
      restCalls: { least: 1, most: 21 },
      budget: 25,
      calls: [
        expect.objectContaining({ call: 'fetchAllEmployeeByPage', field: 'team', step: 1, least: 1, most: 1, method: 'GET', why: 'List employees' }),
        expect.objectContaining({ call: 'getPunchInPunchOutReport', field: 'team.people.*.day.attendance', step: 2, least: 0, most: 10 }),
        expect.objectContaining({ call: 'getEmployeeDasboardByDate', step: 2, least: 0, most: 10 }),
      ],
    });
  });

  test('lists the request for the next page when the REST API returns no total', async () => {
    const list = '{ farmers(first: 50) { nodes { id } pageInfo { hasNextPage } } }';
    expect((await explain(list)).plan?.calls).toEqual([
      expect.objectContaining({ field: 'farmers', least: 1, most: 1 }),
      expect.objectContaining({ field: 'farmers.pageInfo.hasNextPage', step: 2, least: 0, most: 1 }),
    ]);
    expect((await explain(list, { at: extended })).plan?.restCalls).toEqual({ least: 1, most: 1 });
  });

  test('plans the longest search for one row and then its relations', async () => {
    const one = '{ employee(id: "700") { id farmers { nodes { id } } } }';
    expect((await explain(one)).plan?.restCalls).toEqual({ least: 1, most: 11 });
    expect((await explain(one, { at: extended })).plan?.restCalls).toEqual({ least: 2, most: 2 });
  });

  test('may need more calls than its budget', async () => {
    const two =
      'fragment P on TeamDay { people { day { attendance { id } summary { straightLineKm } } } } { a: teamDay(date: "2026-11-20") { ...P } b: teamDay(date: "2026-11-19") { ...P } }';
    const { plan, errors } = await explain(two);
    expect(plan?.restCalls.most).toBeGreaterThan(25);
    expect(errors).toBeUndefined();
  });

  test('stops counting at ten budgets and reports that', async () => {
    const people = (page: number) =>
      `a${page}: employees(page: ${page}, size: 100) { nodes { farmers(first: 100) { nodes { id } } dealers(first: 100) { nodes { id } } } }`;
    const { plan, errors } = await explain(`{ ${Array.from({ length: 10 }, (_, page) => people(page)).join(' ')} }`);
    expect(plan).toMatchObject({ restCalls: { least: 10, most: 250 }, budget: 25, note: 'There are more than 250 calls. Counting stopped there' });
    expect(errors).toBeUndefined();
    expect(documented.calls()).toEqual([]);
    expect((await explain('{ me { id } }')).plan).not.toHaveProperty('note');
  });

  test('estimates as many calls as a run makes, within its bounds', async () => {
    const query = '{ me { id } profile { id } meetings { nodes { id } } areas { name } }';
    const { plan } = await explain(query);
    await ask({}, query);
    const made = documented.calls().length;
    expect(plan?.restCalls.least).toBeLessThanOrEqual(made);
    expect(plan?.restCalls.most).toBeGreaterThanOrEqual(made);
  });

  test('is refused like a run: access, arguments, limits', async () => {
    const codes = async (...asked: Parameters<typeof explain>) => {
      const { errors, plan } = await explain(...asked);
      return { codes: errors?.map(({ extensions }) => extensions.code), most: plan?.restCalls.most };
    };
    expect(await codes('{ qrBatches(month: 11, year: 2026) { nodes { id } } }')).toEqual({ codes: ['FORBIDDEN'], most: 0 });
    expect(await codes('{ employees(roles: [ADMIN]) { nodes { id } } }')).toEqual({ codes: ['FORBIDDEN'], most: 0 });
    expect(await codes('{ farmers { nodes { id } } }', { as: null })).toEqual({ codes: ['UNAUTHENTICATED'], most: 0 });
    expect(await codes('{ farmers(size: 101) { nodes { id } } }')).toEqual({ codes: ['BAD_USER_INPUT'], most: 0 });
    expect(await codes(`{ ${'me { id } '.repeat(16)} }`)).toEqual({ codes: ['OPERATION_LIMIT'], most: undefined });
    expect(await codes('{ nothing }')).toEqual({ codes: ['GRAPHQL_VALIDATION_FAILED'], most: undefined });
  });

  test('writes nothing, counts no attempt and joins no repeat', async () => {
    const input = { userId: '1', date: '2026-11-19', clientMutationId: 'explained-1' };
    const approve = 'mutation ($input: ApproveAttendanceInput!) { approveAttendance(input: $input) { message } }';
    const { plan } = await explain(approve, { variables: { input } });
    expect(plan?.calls).toEqual([expect.objectContaining({ call: 'approveAttendance', effect: 'write', least: 1, most: 1 })]);
    expect(documented.calls()).toEqual([]);
    await ask({}, approve, { variables: { input } });
    expect(documented.calls()).toEqual(['POST /api/punch/approveAttendance']);

    const signIn = 'mutation { signIn(input: { username: "nobody", password: "x" }) { token } }';
    for (let times = 0; times < 30; times += 1) expect((await explain(signIn, { as: null })).errors).toBeUndefined();
    const wrong = await ask({}, signIn, { as: null });
    expect(wrong.errors).toBeUndefined();
  });
});

test('queues explanations: refuses some of 30 at once and serves a list in between', async () => {
  const query = '{ employees(page: 0, size: 2) { nodes { farmers(first: 1) { nodes { id } } } } }';
  const answers = Array.from({ length: 30 }, () => ask(explained, query));
  const ended: string[] = [];
  const list = ask({}, '{ employees { nodes { id } } }').then(() => ended.push('list'));
  const explanations = Promise.all(answers).then((all) => {
    ended.push('explanations');
    return all;
  });
  await list;
  const results = await explanations;
  expect(ended).toEqual(['list', 'explanations']);
  const refused = results.filter(({ errors }) => errors?.[0]?.extensions.code === 'RATE_LIMITED');
  const answered = results.filter(({ extensions }) => extensions?.explain?.restCalls.most === 3);
  // 20 wait and one runs, unless the pause after the previous test's explanation still occupies the queue.
  expect([9, 10]).toContain(refused.length);
  expect(answered).toHaveLength(30 - refused.length);
});
