import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorCode, isBusy, isDiskFull, isMovedShard, isOutage } from './error-code.ts';

test.each([
  ['Connection terminated unexpectedly'],
  ['Connection terminated'],
  ['Client has encountered a connection error and is not queryable'],
  ['Client was closed and is not queryable'],
  ['timeout expired'],
  ['Query read timeout'],
])('treats the error without a code %j as an outage', (words) => {
  expect(isOutage(new DrizzleQueryError('select 1', [], new Error(words)))).toBe(true);
  expect(isOutage(new Error(`A name: ${words}`))).toBe(false);
});

test('treats a missing password like a wrong one', () => {
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect([errorCode(error), isOutage(error)]).toEqual(['28P01', false]);
});

test.each(['57P01', '25006', '08006', '53300', 'ECONNRESET', 'ECONNREFUSED'])('treats %s as an outage', (code) => {
  expect(isOutage(new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), { code })))).toBe(true);
});

test.each(['23505', '42P01', '57014', '28P01'])('does not treat %s as an outage', (code) => {
  expect(isOutage(Object.assign(new Error('x'), { code }))).toBe(false);
});

test.each([
  ['42P01', 'relation "qr_uses_102636" does not exist', true],
  ['42P01', 'relation "public.qr_uses_102636" does not exist', true],
  ['42P01', 'relation "qr_uses" does not exist', false],
  ['XX000', 'connection to the remote node failed', true],
  ['23505', 'relation "qr_uses_102636" does not exist', false],
])('recognises %s with %j as a moved shard: %s', (code, message, expected) => {
  const error = new DrizzleQueryError('select 1', [], Object.assign(new Error(message), { code }));
  expect([isMovedShard(error), isOutage(error)]).toEqual([expected, expected]);
});

test.each([
  ['57014', true, false],
  ['55P03', true, false],
  ['53100', false, true],
  ['ENOSPC', false, true],
  ['23505', false, false],
])('recognises %s as a time limit (%s) or a full disk (%s), when nothing was done', (code, busy, full) => {
  const error = new DrizzleQueryError('select 1', [], Object.assign(new Error('x'), { code }));
  expect([isBusy(error), isDiskFull(error), isOutage(error)]).toEqual([busy, full, false]);
});
