/** Approving several days: one documented call for each day in turn, each with its own outcome. */
import { describe, expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

const approve =
  'mutation ($input: ApproveDaysInput!) { approveDays(input: $input) { message userErrors { code message path } outcomes { userId date code message } } }';
const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
const days = dates.map((date) => ({ userId: '3', date }));
const call = attendance.approveAttendance;

const ask = async (gateway: TestGateway, input: object = { days }) => (await gateway.ask(approve, { input }, 'moderator')).result;
/** Returns the codes of the days' outcomes. */
const codes = async (gateway: TestGateway) => {
  const { data, errors } = await ask(gateway);
  expect(errors).toBeUndefined();
  return Object(data?.['approveDays']).outcomes.map(({ code }: { code: string }) => code);
};
const sent = ({ rest }: TestGateway) => rest.log.splice(0).flatMap(({ call: name, body }) => (name === call.name ? [body] : []));
const dateOf = (body: unknown) => String(Object(body).date);

describe('several days', () => {
  test('make the documented call for each, in order', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, ({ body }) => ({ payload: { message: `Approved ${dateOf(body)}` } }));
    expect(await ask(gateway)).toEqual({
      data: {
        approveDays: {
          message: null,
          userErrors: [],
          outcomes: dates.map((date) => ({ userId: '3', date, code: 'APPROVED', message: `Approved ${date}` })),
        },
      },
    });
    expect(sent(gateway)).toEqual(days);
  });

  test('continue after a refused, a forbidden and a lost one', async () => {
    await using gateway = await startTestGateway();
    const answers = [
      { status: 409, body: { status: false, message: 'You cannot approve your own attendance' } },
      { status: 403, body: { message: 'Only an administrator may' } },
      { status: 200, body: '<html>a page of a proxy</html>' },
      { payload: { message: 'Approved' } },
    ];
    gateway.rest.answer(call, ({ body }) => answers[dates.indexOf(dateOf(body))] ?? {});
    expect(await ask(gateway)).toMatchObject({
      data: {
        approveDays: {
          outcomes: [
            { code: 'CONFLICT', message: 'You cannot approve your own attendance' },
            { code: 'FORBIDDEN' },
            { code: 'OUTCOME_UNKNOWN', message: null },
            { code: 'APPROVED', message: 'Approved' },
          ],
        },
      },
    });
    expect(sent(gateway)).toHaveLength(4);
  });

  test('keep earlier outcomes and make no later call when the session ends midway', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, ({ body }) => (dateOf(body) === '2026-11-17' ? { status: 401 } : { payload: { message: 'Approved' } }));
    expect(await codes(gateway)).toEqual(['APPROVED', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(sent(gateway).map(dateOf)).toEqual(['2026-11-16', '2026-11-17']);
  });

  test('keep an unknown outcome when the session ends after it', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, ({ body }) => ({ status: dateOf(body) === '2026-11-16' ? 500 : 401 }));
    expect(await codes(gateway)).toEqual(['OUTCOME_UNKNOWN', 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  test('are an error without outcomes when the session has ended before the first', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, { status: 401 });
    expect(await ask(gateway)).toMatchObject({ data: { approveDays: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(sent(gateway).map(dateOf)).toEqual(['2026-11-16']);
  });

  test('keep earlier outcomes when the call budget is used up', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, { payload: { message: 'Approved' } });
    const many = Array.from({ length: 20 }, () => days[0]);
    const twice = `mutation ($input: ApproveDaysInput!) { first: approveDays(input: $input) { outcomes { code } } then: approveDays(input: $input) { outcomes { code } } }`;
    const { result } = await gateway.ask(twice, { input: { days: many } }, 'moderator');
    expect(result.errors).toBeUndefined();
    const outcomes = ['first', 'then'].flatMap((name): { code: string }[] => Object(result.data?.[name]).outcomes);
    expect(outcomes.map(({ code }) => code)).toEqual([...Array(25).fill('APPROVED'), ...Array(15).fill('UPSTREAM_BUDGET')]);
    expect(sent(gateway)).toHaveLength(25);
  });

  test('keep earlier outcomes during an outage, and each later day has its own', async () => {
    await using gateway = await startTestGateway();
    gateway.rest.answer(call, ({ body }) => (dateOf(body) < '2026-11-18' ? { payload: { message: 'Approved' } } : { status: 503 }));
    expect(await codes(gateway)).toEqual(['APPROVED', 'APPROVED', 'OUTCOME_UNKNOWN', 'OUTCOME_UNKNOWN']);
  });

  test('have separate idempotency keys, which a repeat uses again', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    let isUp = false;
    gateway.rest.answer(call, () => (isUp ? { payload: { message: 'Approved' } } : { status: 401 }));
    const keys = () => gateway.rest.log.splice(0).flatMap(({ call: name, headers }) => (name === call.name ? [headers['idempotency-key']] : []));
    await ask(gateway, { days, clientMutationId: 'one' });
    const first = keys();
    isUp = true;
    await ask(gateway, { days, clientMutationId: 'one' });
    const again = keys();
    expect(again.slice(0, 1)).toEqual(first);
    expect(new Set(again).size).toBe(4);
  });

  test('interrupted midway are replayed to a repeat, and sent again under a new id', async () => {
    await using gateway = await startTestGateway({ extensions: true });
    let isUp = false;
    gateway.rest.answer(call, ({ body }) => (isUp || dateOf(body) === '2026-11-16' ? { payload: { message: 'Approved' } } : { status: 401 }));
    const cut = await ask(gateway, { days, clientMutationId: 'one' });
    isUp = true;
    sent(gateway);
    expect(await ask(gateway, { days, clientMutationId: 'one' })).toEqual(cut);
    expect(sent(gateway)).toEqual([]);
    const rest = days.slice(1);
    expect(await ask(gateway, { days: rest, clientMutationId: 'two' })).toMatchObject({
      data: { approveDays: { outcomes: rest.map(() => ({ code: 'APPROVED' })) } },
    });
  });

  test.each([0, 21])('%i of them are refused without a call', async (count) => {
    await using gateway = await startTestGateway();
    const result = await ask(gateway, { days: Array.from({ length: count }, () => days[0]) });
    const refused = { message: `"days" must have 1 to 20 days, not ${count}`, code: 'INVALID', path: ['input', 'days'] };
    expect(result).toEqual({ data: { approveDays: { outcomes: [], message: null, userErrors: [refused] } } });
    expect(sent(gateway)).toEqual([]);
  });
});
