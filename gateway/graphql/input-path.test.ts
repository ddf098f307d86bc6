import { expect, test } from 'vitest';
import { inputPath } from './input-path.ts';

const person = { firstName: 'A', dateOfBirth: '1990-01-01', address: { street: '', pinCode: '0' }, crops: [{ name: '' }] };

test.each<[string | undefined, object, string[] | null]>([
  ['firstName', person, ['input', 'firstName']],
  ['dob', person, ['input', 'dateOfBirth']],
  ['pinCode', person, ['input', 'address', 'pinCode']],
  ['pinCode', { addressParts: { pinCode: '0' } }, ['input', 'addressParts', 'pinCode']],
  ['details.name', person, ['input', 'crops', 'name']],
  ['meetingId', { id: '7' }, ['input', 'id']],
  ['password', { newPassword: 'x' }, ['input', 'newPassword']],
  ['area.district', { area: { district: 'x' } }, ['input', 'area', 'district']],
  ['constructor', person, null],
  ['syncId', person, null],
  ['', person, null],
  [undefined, person, null],
])('%s', (field, input, path) => expect(inputPath(field, input)).toEqual(path));
