/** Possible duplicates: documented calls only, so the feature works in front of any provider. */
import { expect, test } from 'vitest';
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const query = `query ($type: MeetingType!, $phone: String, $firstName: String, $lastName: String, $area: AreaInput) {
  possibleDuplicates(type: $type, phone: $phone, firstName: $firstName, lastName: $lastName, area: $area) { id reasons farmer { id lastName } dealer { id } }
}`;
const area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };
const person = { type: 'FARMER', phone: '+91 98220 41735', firstName: 'Tanaji ', lastName: 'Chavan', area };
const row = (id: number, phoneNumber: string, lastName = 'Chavan') => ({ farmerId: id, profile: { firstName: 'Tanaji', lastName, phoneNumber } });

test('finds the phone number everywhere and the name in the taluka, each person once', async () => {
  await using gateway = await startTestGateway();
  gateway.rest.answer(farmers.searchFarmerByArea, ({ body }) => ({
    payload: Object(body).taluka === '' ? [row(1, '9822041735', 'More'), row(2, '9822041735'), row(3, '9000000000')] : [row(2, '9822041735'), row(4, '')],
  }));
  const { result } = await gateway.ask(query, person, 'moderator');
  expect(result).toEqual({
    data: {
      possibleDuplicates: [
        { id: 'FARMER-1', reasons: ['PHONE'], farmer: { id: '1', lastName: 'More' }, dealer: null },
        { id: 'FARMER-2', reasons: ['PHONE', 'NAME'], farmer: { id: '2', lastName: 'Chavan' }, dealer: null },
        { id: 'FARMER-4', reasons: ['NAME'], farmer: { id: '4', lastName: 'Chavan' }, dealer: null },
      ],
    },
  });
  expect(gateway.rest.log.filter(({ call }) => call !== 'userDetails').map(({ body }) => body)).toEqual([
    { state: '', district: '', taluka: '', searchText: '9822041735' },
    { ...area, searchText: 'Tanaji Chavan' },
  ]);
});

test.each(['९८२२०४१७३५', '(+91) 98220.41735', '0091 98220\u201341735'])('reads the phone number %s', async (phone) => {
  await using gateway = await startTestGateway();
  gateway.rest.answer(farmers.searchFarmerByArea, { payload: [row(1, '+91-98220 41735')] });
  const { result } = await gateway.ask(query, { type: 'FARMER', phone }, 'moderator');
  expect(result.data).toMatchObject({ possibleDuplicates: [{ id: 'FARMER-1', reasons: ['PHONE'] }] });
});

test('searches only for what is complete', async () => {
  await using gateway = await startTestGateway();
  gateway.rest.answer(dealers.searchDealerByArea, { payload: [] });
  for (const given of [
    { phone: '98220', firstName: 'Tanaji', lastName: '', area },
    { phone: '', firstName: 'Tanaji', lastName: 'Chavan', area: { state: 'Maharashtra', district: 'Pune' } },
    {},
  ]) {
    const { result } = await gateway.ask(query, { type: 'DEALER', ...given }, 'moderator');
    expect(result).toEqual({ data: { possibleDuplicates: [] } });
  }
  expect(gateway.rest.log.map(({ call }) => call).filter((call) => call !== 'userDetails')).toEqual([]);
});

test('returns up to five people', async () => {
  await using gateway = await startTestGateway();
  gateway.rest.answer(farmers.searchFarmerByArea, { payload: Array.from({ length: 6 }, (_, index) => row(index, '9822041735')) });
  const { result } = await gateway.ask(query, { type: 'FARMER', phone: '9822041735' }, 'moderator');
  expect(result.data?.['possibleDuplicates']).toHaveLength(5);
});

test('requests only as many people as can be shown from a server with extensions', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(farmers.searchFarmerByArea, { payload: [row(1, '9822041735')] });
  await gateway.ask(query, person, 'moderator');
  const sent = gateway.rest.log.filter(({ call }) => call === 'searchFarmerByArea').map(({ body }) => body);
  expect(sent).toMatchObject([
    { searchText: '9822041735', pageNumber: 0, pageSize: 10 },
    { searchText: 'Tanaji Chavan', pageNumber: 0, pageSize: 10 },
  ]);
});

test('refuses a name that is too long', async () => {
  await using gateway = await startTestGateway();
  const { result } = await gateway.ask(query, { ...person, firstName: 'a'.repeat(300) }, 'moderator');
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});
