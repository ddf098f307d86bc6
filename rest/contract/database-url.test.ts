import { expect, test } from 'vitest';
import { urlsOfServers, withPassword } from './database-url.ts';

test.each([
  ['postgres://db/sales', ['postgres://db/sales']],
  [
    'postgres://app:p%40ss@one:5433,two/sales?sslmode=require',
    ['postgres://app:p%40ss@one:5433/sales?sslmode=require', 'postgres://app:p%40ss@two/sales?sslmode=require'],
  ],
  ['postgresql://[::1]:5432,[::2]:5433/sales', ['postgresql://[::1]:5432/sales', 'postgresql://[::2]:5433/sales']],
  [
    'postgres://one,two/sales?target_session_attrs=read-write&sslmode=require',
    ['postgres://one/sales?sslmode=require', 'postgres://two/sales?sslmode=require'],
  ],
  ['postgres://one,two/sales?target_session_attrs=primary', ['postgres://one/sales', 'postgres://two/sales']],
])('%s is one URL for each server', (url, urls) => expect(urlsOfServers(url)).toEqual(urls));

test.each([
  ['postgres://app@db/sales', 'p@ss/w:rd%', 'postgres://app:p%40ss%2Fw%3Ard%25@db/sales'],
  ['postgres://app@one:5433,two/sales', '$&', 'postgres://app:%24%26@one:5433,two/sales'],
  ['postgres://app:own@db/sales', 'other', 'postgres://app:own@db/sales'],
  ['postgres://db/sales?options=a@b', 'other', 'postgres://db/sales?options=a@b'],
  ['postgres://app@db/sales', null, 'postgres://app@db/sales'],
])('%s with the password %s', (url, password, expected) => expect(withPassword(url, password)).toBe(expected));
