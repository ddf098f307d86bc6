import { expect, test } from 'vitest';
import { withPassword } from './environment.ts';

test.each([
  ['postgres://app@db/sales', 'p@ss/w:rd%', 'postgres://app:p%40ss%2Fw%3Ard%25@db/sales'],
  ['postgres://app@one:5433/sales', '$&', 'postgres://app:%24%26@one:5433/sales'],
  ['postgres://app:own@db/sales', 'other', 'postgres://app:own@db/sales'],
  ['postgres://db/sales?options=a@b', 'other', 'postgres://db/sales?options=a@b'],
  ['postgres://app@db/sales', null, 'postgres://app@db/sales'],
])('adds the password to %s: %s', (url, password, expected) => expect(withPassword(url, password)).toBe(expected));
