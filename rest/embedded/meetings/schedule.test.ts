import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { idempotencyKeyHeader } from '../../contract/call.ts';
import { meetings as contract } from '../../contract/meetings.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { meetings } from '../database/tables/meetings.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

let token: string;
const ids: Record<string, string> = {};
const idOf = (name: string) => ids[name] ?? '';

const rest = await shareTestServer();
({ id: ids['moderator'], token } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']));
for (const username of ['ravi', 'kavita']) ids[username] = await addPerson(rest.database, username);
ids['farmer'] = await addCustomerRow(rest.database, farmers, 'Anita', { createdBy: idOf('ravi') });
ids['other'] = await addCustomerRow(rest.database, farmers, 'Baban', { createdBy: idOf('ravi') });
ids['dealer'] = await addCustomerRow(rest.database, dealers, 'Chetan', { createdBy: idOf('ravi') });

const schedule = (body: object, headers = {}) => rest.send('scheduleFarmerMeet', { token, body, headers });

describe('scheduling', () => {
  test('stores a meeting with a farmer or a dealer, and names the employee and the customer', async () => {
    const answer = await schedule({ userId: idOf('ravi'), farmerId: Number(idOf('farmer')) });
    expect(answer.statusCode).toBe(200);
    expect(Compile(contract.scheduleFarmerMeet.response).Check(answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ message: 'A meeting of ravi Patil with Anita Jadhav is scheduled', addedId: expect.stringMatching(/^\d+$/) });
    expect((await schedule({ userId: idOf('ravi'), dealerId: idOf('dealer') })).json().message).toBe('A meeting of ravi Patil with Chetan Jadhav is scheduled');
    const rows = (await rest.send('getAllFarmerMeetingByUserPage', { token, query: { userId: idOf('ravi'), pageNumber: '0', pageSize: '10' } })).json().data;
    expect(rows).toMatchObject([
      { status: 'SCHEDULED', createdBy: { firstName: 'moderator' }, startTime: null, dealerDetails: {} },
      { status: 'SCHEDULED', farmerDetails: { profile: { firstName: 'Anita' } } },
    ]);
  });

  test('refuses a second scheduled meeting, also concurrently, but not with another person', async () => {
    const again = await schedule({ userId: idOf('ravi'), farmerId: idOf('farmer') });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ status: false, message: 'A meeting of ravi Patil with Anita Jadhav is scheduled already' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => schedule({ userId: idOf('kavita'), farmerId: idOf('farmer') })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('allows a meeting after a started or completed one', async () => {
    const times = { createdAt: '2026-11-18T10:00:00+05:30', startTime: '2026-11-19T09:00:00+05:30' };
    await rest.database.insert(meetings).values({ createdBy: idOf('ravi'), employeeId: idOf('kavita'), farmerId: idOf('other'), status: 'STARTED', ...times });
    expect((await schedule({ userId: idOf('kavita'), farmerId: idOf('other') })).statusCode).toBe(200);
  });

  test('returns the first meeting to a repeat with the same key', async () => {
    const headers = { [idempotencyKeyHeader]: 'schedule-1' };
    const body = { userId: idOf('kavita'), dealerId: idOf('dealer') };
    const answers = [await schedule(body, headers), await schedule(body, headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.body).toBe(answers[0]?.body);
  });

  test('refuses missing and unknown values', async () => {
    const left = await addPerson(rest.database, 'left', ['ROLE_USER'], { active: false });
    const refusals = [];
    for (const body of [
      { userId: idOf('ravi') },
      { userId: idOf('ravi'), farmerId: idOf('farmer'), dealerId: idOf('dealer') },
      { userId: idOf('ravi'), farmerId: '999999' },
      { userId: idOf('ravi'), dealerId: 'x' },
      { userId: '999999', farmerId: idOf('farmer') },
      { userId: left, farmerId: idOf('farmer') },
      { farmerId: idOf('farmer') },
    ]) {
      const answer = await schedule(body);
      refusals.push([answer.statusCode, answer.json().message]);
    }
    expect(refusals).toEqual([
      [400, 'Name either a farmer (farmerId) or a dealer (dealerId)'],
      [400, 'Name either a farmer (farmerId) or a dealer (dealerId)'],
      [404, 'There is no such farmer'],
      [404, 'There is no such dealer'],
      [404, 'There is no such employee'],
      [409, 'left Patil is not active'],
      [400, 'userId is required'],
    ]);
  });
});
