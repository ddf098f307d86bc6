import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuardedLookup, isPublicAddress, urlFault } from './address.ts';
import { pauseOf } from './attempt.ts';
import { waitAfter } from './queue.ts';

const rules = { allowedHosts: [], requiresHttps: true };

describe('an address', () => {
  test.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 64:ff9b::a00:1 fc00::1 fd00:ec2::254 fe80::1 ff02::1 2001:db8::1 2002:a00:1::1 x'.split(
      ' ',
    ),
  )('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each('1.1.1.1 172.32.0.1 100.128.0.1 192.167.1.1 2606:4700::1111 2a00:1450:4009:80b::200e'.split(' '))('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a URL', () => {
  test.each([
    'http://example.com/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://somebody@example.com/',
    'https://example.com/#part',
    'file:///etc/passwd',
    'example.com',
  ])('refuses %s', (url) => {
    expect(urlFault(url, rules)).not.toBeNull();
  });

  test('is accepted with https, and to an allowed host whatever its address', () => {
    expect(urlFault('https://example.com/hook?id=1', rules)).toBeNull();
    expect(urlFault('https://10.0.0.5/', { ...rules, allowedHosts: ['10.0.0.5'] })).toBeNull();
    expect(urlFault('http://example.com/', { ...rules, requiresHttps: false })).toBeNull();
  });
});

describe('the lookup of a connection', () => {
  const found = (allowedHosts: readonly string[], ...addresses: readonly string[]) =>
    new Promise<unknown>((resolve) => {
      const answers = addresses.map((address) => ({ address, family: 4 }));
      const guarded = createGuardedLookup({ allowedHosts, requiresHttps: true }, (_host, _options, callback) => callback(null, answers));
      guarded('hook.example', { all: true }, (error, result) => resolve(error?.name ?? result));
    });

  test('refuses a name with one private address among its addresses', async () => {
    expect(await found([], '1.1.1.1', '10.0.0.1')).toBe('AddressRefused');
    expect(await found([])).toBe('AddressRefused');
    expect(await found([], '1.1.1.1')).toEqual([{ address: '1.1.1.1', family: 4 }]);
    expect(await found(['hook.example'], '10.0.0.1')).toEqual([{ address: '10.0.0.1', family: 4 }]);
  });
});

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 04:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 03:59:00 GMT', 0],
  ['86400', 6 * 3_600_000],
  ['-5', 0],
  ['soon', 0],
  [undefined, 0],
  [['60', '120'], 0],
])('Retry-After %j pauses for %i ms', (header, ms) => {
  expect(pauseOf(header, new Date('2026-11-20T04:00:00Z'))).toBe(ms);
});

test('the wait grows to 6 hours and varies by up to a quarter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const wait = waitAfter(attempts, random);
      expect(wait).toBeGreaterThanOrEqual(3_750);
      expect(wait).toBeLessThanOrEqual(7.5 * 3_600_000);
      expect(waitAfter(attempts + 1, random)).toBeGreaterThanOrEqual(wait);
    }),
  );
});
