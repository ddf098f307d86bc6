/** Knowing again who has just been added. */
import { expect, it } from 'vitest';
import { readAdded, tellAdded } from './added.ts';

const typed = { firstName: ' Dattatray', lastName: 'Kharat ', phoneNumber: '+91 98220-41735' };
const row = { firstName: 'Dattatray', lastName: 'Kharat', phoneNumber: '9822041735' };

it('is by name and phone number, however they were typed', () => {
  expect(readAdded(tellAdded(typed))?.(row)).toBe(true);
});

it.each([{ firstName: 'Datta' }, { lastName: null }, { phoneNumber: '9822041736' }])('is nobody with %j', (other) => {
  expect(readAdded(tellAdded(typed))?.({ ...row, ...other })).toBe(false);
});

it('is nobody after a reload, over which the browser keeps the state of the address', () => {
  expect(readAdded({ ...tellAdded(typed), pageLoad: 'another' })).toBeUndefined();
});

it.each([null, undefined, 'added', {}])('is not asked where the address tells %j', (state) => {
  expect(readAdded(state)).toBeUndefined();
});
