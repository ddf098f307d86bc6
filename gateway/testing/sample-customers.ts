/** Farmers and dealers of the sample REST API, as loosely typed as a foreign API may send them: numbers for texts, and missing fields. */
import { dealers } from '../../rest/contract/dealers.ts';
import { exportFormats } from '../../rest/contract/exports.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import type { FakeRest, LoggedRequest } from './fake-rest.ts';
import { pageOf } from './sample-page.ts';

const places = [
  { village: 'Nimone', taluka: 'Shirur', district: 'Pune', latitude: 18.6655, longitude: 74.4391 },
  { village: 'मलठण', taluka: 'Shirur', district: 'Pune', latitude: 18.7433, longitude: 74.458 },
  { village: 'Ozar', taluka: 'Niphad', district: 'Nashik', latitude: 20.0948, longitude: 73.9284 },
] as const;

/** Creates customer number `id`, in the form of farmers, dealers and parties of meetings. */
export const customer = (id: number, lastName: string) => {
  const { latitude, longitude, ...area } = places[id % places.length] ?? places[0];
  return {
    profile: { firstName: `Sample${id}`, lastName, phoneNumber: 9_700_000_000 + id, profilePicture: null },
    addressDetails: { street: `Gat No. ${id}`, ...area, state: 'Maharashtra', pinCode: 412_210 },
    registerDate: '2026-11-05T10:30:00',
    latitude,
    longitude: String(longitude),
  };
};

const numbers = (count: number, first: number) => Array.from({ length: count }, (_, step) => first + step);

export const sampleFarmers = numbers(23, 700).map((id) => ({ farmerId: id, ...customer(id, 'Shinde'), crops: '[{"name":"Onion","value":"3 acres"}]' }));
export const sampleDealers = numbers(12, 800).map((id) => ({ dealerId: id, ...customer(id, 'Krushi Kendra'), dealerdata: null }));

type Customer = ReturnType<typeof customer>;

/** Filters the rows by an area and a text. */
function found<Row extends Customer>(rows: readonly Row[], body: unknown): readonly Row[] {
  const { state = '', district = '', taluka = '', searchText = '' } = Object(body);
  return rows.filter(
    ({ profile, addressDetails }) =>
      (state === '' || state === addressDetails.state) &&
      (district === '' || district === addressDetails.district) &&
      (taluka === '' || taluka === addressDetails.taluka) &&
      `${profile.firstName} ${profile.lastName}`.toLowerCase().includes(String(searchText).toLowerCase()),
  );
}

const entry = (id: number, { profile, addressDetails: { taluka, ...address } }: Customer) => ({
  id,
  name: `${profile.firstName} ${profile.lastName}`,
  mobile: profile.phoneNumber,
  state: address.state,
  district: address.district,
  tahasil: taluka,
  village: address.village,
});

/** Returns a sheet when there are rows. */
const sheet = (rows: readonly Customer[]) =>
  rows.length === 0
    ? { status: 404, body: { status: false, message: 'No rows' } }
    : { file: { type: exportFormats.XLSX.mediaType, body: 'PK\u0003\u0004 a sheet of the sample' } };

/** Makes the fake answer the calls about farmers and dealers. */
export function answerWithCustomers(fake: FakeRest): void {
  const paged = (rows: readonly unknown[]) => (request: LoggedRequest) => ({ payload: pageOf(rows, request) });
  for (const call of [farmers.getAllFarmersPage, farmers.getAllFarmersCreatedByPage]) fake.answer(call, paged(sampleFarmers));
  for (const call of [dealers.getAllDealersPage, dealers.getAllDealersCreatedByPage]) fake.answer(call, paged(sampleDealers));
  fake.answer(farmers.fetchFarmers, paged(sampleFarmers.map((row) => entry(row.farmerId, row))));
  fake.answer(dealers.fetchDealers, paged(sampleDealers.map((row) => entry(row.dealerId, row))));
  fake.answer(farmers.searchFarmerByArea, ({ body }) => ({ payload: found(sampleFarmers, body) }));
  fake.answer(dealers.searchDealerByArea, ({ body }) => ({ payload: found(sampleDealers, body) }));
  fake.answer(farmers.exportFarmerByArea, ({ body }) => sheet(found(sampleFarmers, body)));
  fake.answer(dealers.exportDealerByArea, ({ body }) => sheet(found(sampleDealers, body)));
  for (const call of [farmers.addFarmer, dealers.addDealer]) fake.answer(call, { payload: { message: 'Added' } });
}
