/** Handing over a territory: one call per step. */
import { expect, test } from 'vitest';
import { employees } from '../../../rest/contract/employees.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const query = `mutation ($input: TransferTerritoryInput!) {
  transferTerritory(input: $input) { message userErrors { code } handedOverAt moved { farmers dealers meetings } left { taluka counts { farmers } } }
}`;
const rahata = { state: 'Maharashtra', district: 'Ahilyanagar', taluka: 'Rahata' };

test('sends the talukas and kinds, and returns the moved and remaining counts', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const handedOverAt = '2026-11-20T04:00:00.000Z';
  const payload = {
    message: 'Done',
    handedOverAt,
    moved: { farmers: 200, dealers: 0, meetings: 0 },
    talukas: [{ ...rahata, farmers: 152, dealers: 24, meetings: 5 }],
  };
  gateway.rest.answer(employees.transferTerritory, { payload });
  const { result } = await gateway.ask(
    query,
    {
      input: {
        fromUserId: '7',
        toUserId: '9',
        talukas: [rahata],
        meetings: false,
        handedOverSince: '2026-11-20T09:00:00+05:30',
        handedOverUntil: '2026-11-20T09:10:00+05:30',
        reason: 'Moved to Nashik',
      },
    },
    'admin',
  );
  expect(result.data).toEqual({
    transferTerritory: {
      message: 'Done',
      userErrors: [],
      handedOverAt: '2026-11-20T09:30:00.000+05:30',
      moved: payload.moved,
      left: [{ taluka: 'Rahata', counts: { farmers: 152 } }],
    },
  });
  expect(gateway.rest.log.at(-1)?.body).toEqual({
    fromUserId: '7',
    toUserId: '9',
    talukas: [rahata],
    farmers: true,
    dealers: true,
    meetings: false,
    dryRun: false,
    handedOverSince: '2026-11-20T09:00:00.000+05:30',
    handedOverUntil: '2026-11-20T09:10:00.000+05:30',
    reason: 'Moved to Nashik',
  });
});

test('refuses more than 200 talukas without a call', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  const input = { fromUserId: '7', toUserId: '9', talukas: Array.from({ length: 201 }, () => rahata) };
  expect((await gateway.ask(query, { input }, 'admin')).result.data).toMatchObject({ transferTerritory: { userErrors: [{ code: 'INVALID' }] } });
  expect(gateway.rest.log.filter(({ call }) => call === 'transferTerritory')).toEqual([]);
});

test('lists the hand-overs of an employee with one call', async () => {
  const list = `{ territoryTransfers(userId: "7") {
    id fromUserId fromName toUserId toName movedByName toolName startedAt endedAt reason talukas { taluka counts { farmers dealers meetings } }
    unfinished { talukas { state district taluka } farmers dealers meetings handedOverSince handedOverUntil }
  } }`;
  await using gateway = await startTestGateway({ extensions: true });
  const employeesOf = { fromUserId: 7, fromName: 'Deepak Raut', toUserId: '9', toName: 'Rohini .', movedByName: 'Asha Patil' };
  gateway.rest.answer(employees.fetchTerritoryTransfers, {
    payload: [
      {
        ...employeesOf,
        id: 3,
        toolName: null,
        startedAt: '2026-11-20T04:00:00.000Z',
        endedAt: '2026-11-20T04:01:00.000Z',
        reason: 'Moved to Nashik',
        talukas: [{ ...rahata, farmers: 152, dealers: 24, meetings: 5 }],
        unfinished: { talukas: [rahata], farmers: true, dealers: true, meetings: false, handedOverSince: '2026-11-20T04:00:00.000Z' },
      },
    ],
  });
  expect((await gateway.ask(list, {}, 'admin')).result).toEqual({
    data: {
      territoryTransfers: [
        {
          ...employeesOf,
          id: '3',
          fromUserId: '7',
          toName: 'Rohini',
          toolName: null,
          startedAt: '2026-11-20T09:30:00.000+05:30',
          endedAt: '2026-11-20T09:31:00.000+05:30',
          reason: 'Moved to Nashik',
          talukas: [{ taluka: 'Rahata', counts: { farmers: 152, dealers: 24, meetings: 5 } }],
          unfinished: {
            talukas: [rahata],
            farmers: true,
            dealers: true,
            meetings: false,
            handedOverSince: '2026-11-20T09:30:00.000+05:30',
            handedOverUntil: null,
          },
        },
      ],
    },
  });
  expect(gateway.rest.log.at(-1)?.query).toEqual({ userId: '7' });
});
