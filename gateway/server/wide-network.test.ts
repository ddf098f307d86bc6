import { expect, test } from 'vitest';
import { wideNetworkOf } from '../upstream/wide-network.ts';
import { networkOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['203.0.9.9', '203.0.0.0/16'],
  ['2001:db8:1:2::9', '2001:db8::/32'],
  ['2001:0db8:ffff::1', '2001:db8::/32'],
  ['::1', '0:0::/32'],
  ['no address', 'unknown'],
])('%s belongs to %s', (address, network) => expect(wideNetworkOf(networkOf(address))).toBe(network));

test('counts the digest of a token as a separate caller', () => {
  expect(wideNetworkOf('q1-_Z0')).toBe('q1-_Z0');
});
