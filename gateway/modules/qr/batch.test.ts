/** Counts of a batch, its people, voiding it, and the points of a person: extensions, each with one call. */
import { expect, test } from 'vitest';
import { qr } from '../../../rest/contract/qr.ts';
import { startBothGateways } from '../../testing/both-gateways.ts';

const { extended, documented } = await startBothGateways();

const paths = () => extended.rest.log.splice(0).flatMap(({ path }) => (path.includes('qrcode') ? [path.split('/').at(-1)] : []));

test('fetches all counts of a batch with one call, and none for a list', async () => {
  extended.rest.answer(qr.fetchQRBatchById, { payload: { id: 7 } });
  extended.rest.answer(qr.getQRBatches, { payload: [{ id: 7 }] });
  extended.rest.answer(qr.fetchQRBatchReport, {
    payload: {
      usedCount: 3,
      voidedCount: 2,
      usesByDay: [{ date: '2026-11-05', count: 3 }],
      usesByDealer: [{ dealerId: 4, dealerName: 'Kisan Agro .', count: 3 }],
      usesByTaluka: [{ key: 'Maharashtra/Pune/Shirur', district: 'Pune', taluka: 'Shirur', count: 3 }, { count: 1 }],
      voids: [{ fromSerial: 0, toSerial: 4, count: 2, reason: 'Lost', createdBy: 'Asha Patil' }],
    },
  });
  paths();
  const counts =
    'usedCount voidedCount usesByDay { date count } usesByDealer { dealerId dealerName count } usesByTaluka { key district taluka count } voids { fromSerial toSerial count reason byName }';
  expect((await extended.ask(`{ qrBatch(id: "7") { ${counts} } }`, {}, 'admin')).result).toEqual({
    data: {
      qrBatch: {
        usedCount: 3,
        voidedCount: 2,
        usesByDay: [{ date: '2026-11-05', count: 3 }],
        usesByDealer: [{ dealerId: '4', dealerName: 'Kisan Agro', count: 3 }],
        usesByTaluka: [{ key: 'Maharashtra/Pune/Shirur', district: 'Pune', taluka: 'Shirur', count: 3 }],
        voids: [{ fromSerial: 0, toSerial: 4, count: 2, reason: 'Lost', byName: 'Asha Patil' }],
      },
    },
  });
  expect(paths()).toEqual(['fetchQRBatchById', 'fetchQRBatchReport']);
  const list = await extended.ask('{ qrBatches(month: 11, year: 2026) { nodes { id usedCount } } }', {}, 'admin');
  expect(list.result).toEqual({ data: { qrBatches: { nodes: [{ id: '7', usedCount: null }] } } });
  expect(paths()).toEqual(['getQRBatches']);
});

test('filters cards and returns their state', async () => {
  extended.rest.answer(qr.getQRDetailsByBatch, {
    payload: [
      { id: '7-1', isUsed: true, use: { id: 9, firstName: 'Sunita', lastName: '.' } },
      { id: '7-2', isUsed: false, isVoid: true, voidReason: 'Lost' },
      { id: '7-3', isUsed: false },
      { id: '7-4' },
    ],
  });
  const query = '{ qrCards(batchId: "7", filter: { state: VOID, text: " 98220 " }) { nodes { id state voidReason use { firstName lastName } } } }';
  const { result } = await extended.ask(query, {}, 'admin');
  expect(result.data?.['qrCards']).toEqual({
    nodes: [
      { id: '7-1', state: 'USED', voidReason: null, use: { firstName: 'Sunita', lastName: null } },
      { id: '7-2', state: 'VOID', voidReason: 'Lost', use: null },
      { id: '7-3', state: 'NOT_USED', voidReason: null, use: null },
      { id: '7-4', state: null, voidReason: null, use: null },
    ],
  });
  expect(extended.rest.log.at(-1)).toMatchObject({ body: { batchId: '7', state: 'VOID', pageNumber: 0, pageSize: 10 } });
});

test('returns people with their last call, and the points of one person', async () => {
  extended.rest.answer(qr.getQRBatchPeople, {
    payload: [{ id: 5, firstName: 'Sunita', cards: 2, outcome: 'CALLED', calledBy: 'Asha Patil' }, { id: 6 }],
    total: 2,
  });
  const people = await extended.ask('{ qrBatchPeople(batchId: "7") { nodes { id userId cards call { outcome byName } } totalCount } }', {}, 'admin');
  expect(people.result.data?.['qrBatchPeople']).toEqual({
    nodes: [
      { id: '7-5', userId: '5', cards: 2, call: { outcome: 'CALLED', byName: 'Asha Patil' } },
      { id: '7-6', userId: '6', cards: null, call: null },
    ],
    totalCount: 2,
  });
  extended.rest.answer(qr.fetchQRPoints, { payload: { user: null, earned: 3_000_000_100, redeemed: 30, balance: 3_000_000_070 } });
  const points = await extended.ask('{ qrPoints(phoneNumber: "98220 41735") { user { id } earned redeemed balance } }', {}, 'admin');
  expect(points.result.data?.['qrPoints']).toEqual({ user: null, earned: 3_000_000_100, redeemed: 30, balance: 3_000_000_070 });
  const called = '{ qrBatchPeople(batchId: "7", filter: { state: NOT_CALLED, dealerId: "DEALER-4", talukaKey: "Maharashtra/Pune/Shirur" }) { totalCount } }';
  await extended.ask(called, {}, 'admin');
  expect(extended.rest.log.at(-1)?.body).toEqual({
    batchId: '7',
    state: 'NOT_CALLED',
    dealerId: '4',
    talukaKey: 'Maharashtra/Pune/Shirur',
    pageNumber: 0,
    pageSize: 10,
  });
  expect((await extended.ask('{ qrPoints { balance } }', {}, 'admin')).result.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('sends the fields of a void and of a recorded call', async () => {
  extended.rest.answer(qr.voidQRCodes, { payload: { message: 'Done', voidedCount: 96, usedCount: 4 } });
  const voided = 'mutation { voidQrCodes(input: { batchId: "7", fromSerial: 0, toSerial: 99, reason: "Lost" }) { voidedCount usedCount userErrors { code } } }';
  expect((await extended.ask(voided, {}, 'admin')).result.data).toEqual({ voidQrCodes: { voidedCount: 96, usedCount: 4, userErrors: [] } });
  expect(extended.rest.log.at(-1)).toMatchObject({ body: { batchId: '7', fromSerial: 0, toSerial: 99, reason: 'Lost', dryRun: false } });
  await extended.ask('mutation { voidQrCodes(input: { batchId: "7", serials: [3, 5], reason: "Torn" }) { voidedCount } }', {}, 'admin');
  expect(extended.rest.log.at(-1)).toMatchObject({ body: { batchId: '7', serials: [3, 5], reason: 'Torn' } });
  extended.rest.answer(qr.setQRRecallCall, { payload: { message: 'Done' } });
  await extended.ask('mutation { setQrRecallCall(input: { batchId: "7", userId: "5", outcome: null }) { message } }', {}, 'admin');
  expect(extended.rest.log.at(-1)?.body).toEqual({ batchId: '7', userId: '5' });
});

test('an unknown batch is NOT_FOUND', async () => {
  extended.rest.answer(qr.fetchQRBatchById, { status: 404, body: { status: false, message: 'There is no such batch' } });
  const { result } = await extended.ask('{ qrBatch(id: "999") { id productName } }', {}, 'admin');
  expect(result).toMatchObject({ data: { qrBatch: null }, errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test('cards are not filtered without extensions, and no call is made', async () => {
  const { result } = await documented.ask('{ qrCards(batchId: "7", filter: { state: USED }) { totalCount } }', {}, 'admin');
  expect(result.errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  expect(documented.rest.log.filter((call) => call.path.includes('qrcode'))).toEqual([]);
});
