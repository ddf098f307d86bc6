/** What is sent of a changed farmer or dealer, and what becomes of two changes of the same one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomerValues, checkCustomer, customerChange, customerValues, mergeChanges } from './edit-values.ts';

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
  it('keeps what is not known unknown, and leaves empty rows out', () => {
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

  it('may leave unknown what was not known, and forgets nothing that was', () => {
    const faults = (known: CustomerValues, typed: CustomerValues) =>
      Object.entries(checkCustomer(typed, known, say)).flatMap(([field, fault]) => (fault === undefined ? [] : [field]));
    expect(faults(values, values)).toEqual([]);
    const known = { ...values, email: 'tanaji@example.in', dateOfBirth: '1979-08-14' };
    expect(faults(known, values)).toEqual(['dateOfBirth', 'email']);
    expect(faults(values, { ...values, whatsAppMobile: '12', notes: [{ name: '', value: '2 acres' }] })).toEqual(['whatsAppMobile', 'notes']);
  });
});

describe('two changes of the same values', () => {
  const area = fc.record({ state: fc.constantFrom('', 'Goa', 'Maharashtra'), district: fc.constantFrom('', 'Pune'), taluka: fc.constantFrom('', 'Shirur') });
  const some = fc
    .tuple(
      area,
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('a', 'b', 'c'),
      fc.array(fc.record({ name: fc.constantFrom('x', 'y'), value: fc.constant('') }), { maxLength: 2 }),
    )
    .map(([part, firstName, phoneNumber, notes]): CustomerValues => ({ ...values, ...part, firstName, phoneNumber, notes }));

  it('lose nothing that was typed, and take what nobody typed in from the other', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergeChanges(base, mine, theirs);
        for (const field of ['firstName', 'phoneNumber', 'notes'] as const) {
          const isMine = JSON.stringify(mine[field]) !== JSON.stringify(base[field]);
          expect(merged.values[field]).toEqual(isMine ? mine[field] : theirs[field]);
          const isDisputed =
            isMine && JSON.stringify(theirs[field]) !== JSON.stringify(base[field]) && JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]);
          expect(merged.disputed.includes(field)).toBe(isDisputed);
        }
      }),
    );
  });

  it('never put a district of one under the state of the other', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const { values: merged } = mergeChanges(base, mine, theirs);
        const areaOf = ({ state, district, taluka }: CustomerValues) => `${state}/${district}/${taluka}`;
        expect([areaOf(mine), areaOf(theirs)]).toContain(areaOf(merged));
      }),
    );
  });

  it('say nothing of what both made the same', () => {
    fc.assert(
      fc.property(some, some, (base, mine) => {
        expect(mergeChanges(base, mine, mine)).toEqual({ values: mine, taken: [], disputed: [] });
        expect(mergeChanges(base, base, mine).values).toEqual(mine);
        expect(mergeChanges(base, mine, base)).toEqual({ values: mine, taken: [], disputed: [] });
      }),
    );
  });
});
