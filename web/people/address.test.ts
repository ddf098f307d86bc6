/** Addresses in one line. */
import { describe, expect, it } from 'vitest';
import { writeAddress, writePlace } from './address.ts';

const nimone = { street: 'Gat No. 88', village: 'Nimone', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412211' };

describe('a whole address', () => {
  it('is street, village, taluka, district, state-pinCode', () => {
    expect(writeAddress(nimone)).toBe('Gat No. 88, Nimone, Shirur, Pune, Maharashtra-412211');
  });

  it.each([
    [{ ...nimone, street: null }, 'Nimone, Shirur, Pune, Maharashtra-412211'],
    [{ ...nimone, village: ' ', district: '' }, 'Gat No. 88, Shirur, Maharashtra-412211'],
    [{ ...nimone, pinCode: null }, 'Gat No. 88, Nimone, Shirur, Pune, Maharashtra'],
    [{ ...nimone, state: null }, 'Gat No. 88, Nimone, Shirur, Pune, 412211'],
    [{}, ''],
  ])('skips empty parts: %j', (address, written) => {
    expect(writeAddress(address)).toBe(written);
  });
});

describe('a place', () => {
  it('lists village, taluka and district without duplicates', () => {
    expect(writePlace(nimone)).toBe('Nimone, Shirur, Pune');
    expect(writePlace({ village: 'Nashik', taluka: 'Nashik', district: 'Nashik' })).toBe('Nashik');
    expect(writePlace({ taluka: null, district: 'Pune' })).toBe('Pune');
    expect(writePlace({})).toBe('');
  });
});
