import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('opens with the same key only, and seals the same text differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sealed = seal(key, text);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(unseal(key, sealed)).toBe(text);
      expect(seal(key, text)).not.toBe(sealed);
      expect(() => unseal(randomBytes(32), sealed)).toThrow();
    }),
  );
});

test('rejects a change of any byte', () => {
  const sealed = Buffer.from(seal(key, 'Maharashtra'), 'base64url');
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64url'))).toThrow();
  }
});

test.each(['', 'x', 'A'.repeat(36)])('rejects %j', (text) => expect(() => unseal(key, text)).toThrow());

test('still opens a text that was stored in base64', () => {
  const sealed = Buffer.from(seal(key, 'kept'), 'base64url').toString('base64');
  expect(unseal(key, sealed)).toBe('kept');
});
