/** Two records side by side. */
import { describe, expect, it } from 'vitest';
import { type CustomerValues, emptyCustomer } from '../edit-values.ts';
import { fullerSide, isSame, mergedValues, type PairRow, pairRowKeys, takenRows } from './pair-values.ts';

const older: CustomerValues = {
  ...emptyCustomer,
  firstName: 'Vilas',
  lastName: 'Chavhan',
  phoneNumber: '9422061187',
  dateOfBirth: '1974-06-02',
  street: 'Gat No. 88',
  village: 'Puntamba',
  taluka: 'Rahata',
  notes: [{ name: 'Sugarcane', value: '3 acres' }],
};
const newer: CustomerValues = {
  ...older,
  firstName: 'Vilash',
  dateOfBirth: '1974-01-01',
  email: 'vilas.c@example.in',
  street: 'Gat No. 88, near Godavari weir',
  notes: [],
};

describe('the values of a pair', () => {
  it('are equal, or default to the fuller one, otherwise to the older one', () => {
    expect(pairRowKeys.filter((row) => isSame(older, newer, row))).toEqual(['phone', 'whatsApp', 'gender', 'area', 'pinCode']);
    const chosen = pairRowKeys.map((row) => [row, fullerSide(older, newer, row)]);
    expect(Object.fromEntries(chosen)).toMatchObject({ name: 'older', birth: 'older', email: 'newer', street: 'newer', notes: 'older' });
    expect(fullerSide(older, { ...newer, middleName: 'Baban' }, 'name')).toBe('newer');
  });

  it('to be taken are those of the record that is not kept', () => {
    const sideOf = (row: PairRow) => fullerSide(older, newer, row);
    expect(takenRows(older, newer, sideOf, 'older')).toEqual(['email', 'street']);
    expect(takenRows(older, newer, sideOf, 'newer')).toEqual(['name', 'birth', 'notes']);
    expect(mergedValues(newer, ['email', 'street'])).toEqual({ email: 'vilas.c@example.in', addressParts: { street: 'Gat No. 88, near Godavari weir' } });
    expect(mergedValues(older, ['notes', 'name'])).toEqual({
      firstName: 'Vilas',
      middleName: null,
      lastName: 'Chavhan',
      details: [{ name: 'Sugarcane', value: '3 acres' }],
    });
    expect(mergedValues(newer, [])).toEqual({});
  });
});
