/** Withdrawing an approval, an extension that always sends the reason. */
import { expect, test } from 'vitest';
import { attendance } from '../../../rest/contract/attendance.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const withdraw = 'mutation { withdrawApproval(input: { userId: "3", date: "2026-11-19", reason: "On leave" }) { message userErrors { code } } }';

test('sends the employee, the day and the reason', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(attendance.withdrawApproval, { payload: { message: 'Withdrawn' } });
  const { result } = await gateway.ask(withdraw, {}, 'moderator');
  expect(result).toEqual({ data: { withdrawApproval: { message: 'Withdrawn', userErrors: [] } } });
  expect(gateway.rest.log.at(-1)).toMatchObject({ path: '/api/punch/withdrawApproval', body: { userId: '3', date: '2026-11-19', reason: 'On leave' } });
});
