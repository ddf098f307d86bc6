/** The input of a mutation for a changed farmer or dealer. */
import { describe, expect, it } from 'vitest';
import { type CustomerValues, checkCustomer, customerChange, customerValues } from './edit-values.ts';

const values: CustomerValues = {
  ...customerValues({
    id: '1',
    firstName: 'Tanaji',
    lastName: 'Chavan',
    phoneNumber: '9371463800',
    address: { __typename: 'Address', street: 'Canal Road', village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412226' },
    pictures: [{ __typename: 'Image', fileName: 'a.jpg', url: '/images/a.jpg' }],
    notes: [{ __typename: 'NameValue', name: 'Onion', value: null }],
    record: { __typename: 'CustomerRecord', middleName: null, email: null, dateOfBirth: null, gender: null, whatsAppMobile: null, version: 1 },
  }),
};

const say = (key: string, ..._values: unknown[]) => key;

describe('a change', () => {
  it('keeps unknown values unknown, and omits empty rows', () => {
    const notes = [...values.notes, { name: ' ', value: '' }, { name: ' Wheat ', value: ' 2 acres ' }];
    expect(customerChange({ ...values, notes })).toMatchObject({
      email: null,
      dateOfBirth: null,
      gender: null,
      whatsAppMobile: null,
      middleName: null,
      pictures: ['a.jpg'],
      notes: [
        { name: 'Onion', value: null },
        { name: 'Wheat', value: '2 acres' },
      ],
    });
  });

  it('allows unknown values to stay unknown, and requires known ones', () => {
    const faults = (known: CustomerValues, typed: CustomerValues) =>
      Object.entries(checkCustomer(typed, known, say)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]));
    expect(faults(values, values)).toEqual([]);
    const known = { ...values, email: 'tanaji@example.in', dateOfBirth: '1979-08-14' };
    expect(faults(known, values)).toEqual(['dateOfBirth', 'email']);
    expect(faults(values, { ...values, whatsAppMobile: '12', notes: [{ name: '', value: '2 acres' }] })).toEqual(['whatsAppMobile', 'notes']);
  });
});
