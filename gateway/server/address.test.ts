import { expect, test } from 'vitest';
import { wideNetworkOf } from '../upstream/fair-limiter.ts';
import { networkOf } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:1001', '203.0.113.7'],
  ['[2001:db8:1:2::9]:1001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:1001', '203.0.113.7'],
  ['junk1', 'unknown'],
  ['junk2', 'unknown'],
  ['', 'unknown'],
  ['203.0.113.700', 'unknown'],
  ['203.0.113.7:port', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['203.0.9.9', '203.0.0.0/16'],
  ['2001:db8:1:2::9', '2001:db8::/32'],
  ['2001:0db8:ffff::1', '2001:db8::/32'],
  ['::1', '0:0::/32'],
  ['no address', 'unknown'],
])('%s belongs to the network %s', (address, network) => expect(wideNetworkOf(networkOf(address))).toBe(network));

test('counts the digest of a token as a separate caller', () => {
  expect(wideNetworkOf('q1-_Z0')).toBe('q1-_Z0');
});
