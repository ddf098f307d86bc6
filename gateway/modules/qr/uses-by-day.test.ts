/** Used codes by day, with one call. */
import { expect, test } from 'vitest';
import { qr } from '../../../rest/contract/qr.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const uses = (month = 11) => `{ qrUsesByDay(month: ${month}, year: 2026) { date count } }`;

test('make one call and leave out rows without a day or a count', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(qr.getQRCodeUsesByDay, { payload: [{ date: '2026-11-05', count: 12 }, { date: null, count: 3 }, { date: '2026-11-06' }] });
  expect((await gateway.ask(uses(), {}, 'admin')).result).toEqual({ data: { qrUsesByDay: [{ date: '2026-11-05', count: 12 }] } });
  expect(gateway.rest.log.at(-1)).toMatchObject({ path: '/api/admin/lats/qrcode/getQRCodeUsesByDay', body: { month: 11, year: 2026 } });
});

test('are refused for an invalid month without a call', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  expect((await gateway.ask(uses(13), {}, 'admin')).result.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(gateway.rest.log.filter(({ path }) => path.includes('UsesByDay'))).toEqual([]);
});
