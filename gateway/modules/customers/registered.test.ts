/** Look-up of registered people: one call for up to a hundred of them. */
import { expect, test } from 'vitest';
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const query = 'query ($type: MeetingType!, $people: [PersonKeyInput!]!) { registeredCustomers(type: $type, people: $people) { index id farmerId dealerId } }';
const person = { firstName: 'Tanaji', lastName: 'Chavan', phoneNumber: '9371463800' };

test.each([
  ['FARMER', farmers.fetchRegisteredFarmers],
  ['DEALER', dealers.fetchRegisteredDealers],
])('makes one call for a %s, and returns the index in the list of people', async (type, call) => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(call, { payload: [{ id: 18, index: 1 }] });
  const people = [{ ...person, firstName: 'Asha' }, person];
  const { result } = await gateway.ask(query, { type, people }, 'moderator');
  expect(result).toEqual({
    data: { registeredCustomers: [{ index: 1, id: `${type}-18-1`, farmerId: type === 'FARMER' ? '18' : null, dealerId: type === 'DEALER' ? '18' : null }] },
  });
  expect(gateway.rest.log.filter(({ call: name }) => name !== 'userDetails')).toMatchObject([{ method: 'POST', path: call.path, body: { people } }]);
});

test('returns the owner of the phone number under another name on request', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(farmers.fetchRegisteredFarmers, {
    payload: [
      { id: 18, index: 0, otherName: 'Vilas Chavan' },
      { id: 19, index: 1 },
      { id: 20, index: 2, otherName: 'Vilas Karape', soundsAlike: true },
    ],
  });
  const asked =
    'query ($people: [PersonKeyInput!]!) { registeredCustomers(type: FARMER, people: $people, otherNames: true) { farmerId otherName soundsAlike } }';
  const { result } = await gateway.ask(asked, { people: [person, person, { ...person, area: { taluka: 'Shirur' }, village: 'Karde' }] }, 'moderator');
  expect(result.data?.['registeredCustomers']).toEqual([
    { farmerId: '18', otherName: 'Vilas Chavan', soundsAlike: false },
    { farmerId: '19', otherName: null, soundsAlike: false },
    { farmerId: '20', otherName: 'Vilas Karape', soundsAlike: true },
  ]);
  expect(gateway.rest.log.at(-1)?.body).toEqual({ people: [person, person, { ...person, taluka: 'Shirur', village: 'Karde' }], otherNames: true });
});

test.each([0, 101])('refuses %i people without a call', async (count) => {
  await using gateway = await startTestGateway({ extensions: true });
  const { result } = await gateway.ask(query, { type: 'FARMER', people: Array.from({ length: count }, () => person) }, 'moderator');
  expect(result.errors?.[0]).toMatchObject({ message: `"people" must be 1 to 100, not ${count}`, extensions: { code: 'BAD_USER_INPUT' } });
  expect(gateway.rest.log.map(({ call }) => call)).toEqual(['userDetails']);
});
