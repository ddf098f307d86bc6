/** Recognition of a person who was just added. */
import { expect, it } from 'vitest';
import { justAddedState, readJustAdded } from './just-added.ts';

const typed = { firstName: ' Dattatray', lastName: 'Kharat ', phoneNumber: '+91 98220-41735' };
const row = { firstName: 'Dattatray', lastName: 'Kharat', phoneNumber: '9822041735' };

it('matches by name and phone number in any typed form', () => {
  expect(readJustAdded(justAddedState(typed))?.(row)).toBe(true);
});

it.each([{ firstName: 'Datta' }, { lastName: null }, { phoneNumber: '9822041736' }])('does not match with %j', (other) => {
  expect(readJustAdded(justAddedState(typed))?.({ ...row, ...other })).toBe(false);
});

it('does not match after a reload, over which the browser keeps the location state', () => {
  expect(readJustAdded({ ...justAddedState(typed), pageLoad: 'another' })).toBeUndefined();
});

it.each([null, undefined, 'added', {}])('returns undefined for the location state %j', (state) => {
  expect(readJustAdded(state)).toBeUndefined();
});
