import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorCode, isOutage } from './error-code.ts';

test.each([
  ['Connection terminated unexpectedly'],
  ['Connection terminated'],
  ['Client has encountered a connection error and is not queryable'],
  ['Client was closed and is not queryable'],
  ['timeout expired'],
  ['Query read timeout'],
])('the driver has no code for %j: it is an outage', (words) => {
  expect(isOutage(new DrizzleQueryError('select 1', [], new Error(words)))).toBe(true);
  expect(isOutage(new Error(`A name: ${words}`))).toBe(false);
});

test('a password that is missing is one that is wrong', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect([errorCode(error), isOutage(error)]).toEqual(['28P01', false]);
});

test.each(['57P01', '25006', '08006', '53300', 'ECONNRESET', 'ECONNREFUSED', 'CONNECTION_NO_PRIMARY'])('%s is an outage', (code) => {
  expect(isOutage(new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), { code })))).toBe(true);
});

test.each(['23505', '42P01', '57014', '28P01'])('%s is none', (code) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false);
});
