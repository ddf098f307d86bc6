/** Formats of values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPhone, formatTenths, joinParts } from './formats.ts';

describe('phone numbers', () => {
  it.each(['9822041735', '+919822041735', '919822041735', '09822041735', '98220 41735', '+91 98220-41735'])('%s is 98220 41735', (text) => {
    expect(formatPhone(text)).toBe('98220 41735');
  });

  it.each(['', '100', '1234567890', '02025501234', '+44 20 7946 0958', 'ext. 12'])('%s is unchanged', (text) => {
    expect(formatPhone(text)).toBe(text);
  });

  it('is unchanged when formatted twice', () => {
    fc.assert(fc.property(fc.string(), (text) => formatPhone(formatPhone(text)) === formatPhone(text)));
  });
});

it('writes tenths with groups', () => {
  expect([0, 40.12, 2103.04, 120_000].map(formatTenths)).toEqual(['0.0', '40.1', '2,103.0', '1,20,000.0']);
});

it('groups numbers by lakh', () => {
  expect([0, 999, 1000, 120_000, 12_345_678].map(formatNumber)).toEqual(['0', '999', '1,000', '1,20,000', '1,23,45,678']);
});

describe('joined parts', () => {
  it('omit missing parts', () => {
    expect(joinParts(['Shirur', null, ' ', undefined, ' Pune '], ', ')).toBe('Shirur, Pune');
    expect(joinParts([null, ''], ', ')).toBe('');
  });
});
