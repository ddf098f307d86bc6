import { expect, test } from 'vitest';
import { farmers } from '../../rest/contract/farmers.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { session } from '../../rest/contract/session.ts';
import { wireRequest } from './request.ts';

const caller = { token: null, requestId: 'request' };

const addPayload = {
  firstName: 'Anita',
  middleName: 'Suresh',
  lastName: 'Patil',
  dob: '1990-02-28',
  gender: 'Female',
  phoneNumber: '9876543210',
  email: 'anita@demo.example',
  street: '12, Station Road',
  village: 'Wadgaon',
  taluka: 'Haveli',
  district: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
} as const;

test.each([true, false])('the texts of a request are cleaned, whether the REST API has extensions (%s) or not', (extensions) => {
  const person = { ...addPayload, firstName: ' Ani\u200Bta ', phoneNumber: '(+91) 98765-43210', email: 'mailto:anita@demo.example', pinCode: '४११ ००१' };
  const { body } = wireRequest(farmers.addFarmer, { body: person }, caller, '', extensions);
  expect(JSON.parse(body ?? '')).toEqual(addPayload);
  const search = { taluka: '\u202AHaveli', district: 'Pune ', state: '', searchText: '0091 98220-41744' };
  const { body: searched } = wireRequest(farmers.searchFarmerByArea, { body: search }, caller, '', extensions);
  expect(JSON.parse(searched ?? '')).toEqual({ taluka: 'Haveli', district: 'Pune', state: '', searchText: '9822041744' });
  const query = { pageNumber: 0, pageSize: 10, search: ' Sa\u00ADvio  D’Souza' };
  const { path } = wireRequest(meetings.getAllFarmerMeetingCreatedByPage, { query }, caller, '', extensions);
  expect(new URL(path, 'http://provider.example').searchParams.get('search')).toBe('Savio D’Souza');
});

test('a user name and a password are sent unchanged', () => {
  const typed = { username: ' asha ', password: ' two  words\u200B ' };
  expect(JSON.parse(wireRequest(session.signIn, { body: typed }, caller, '', true).body ?? '')).toEqual(typed);
});
