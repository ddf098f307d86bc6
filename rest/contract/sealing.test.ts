import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('what was sealed is opened again by the same key and by no other, and never sealed twice alike', () => {
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

test('a change of any byte is noticed', () => {
  const sealed = Buffer.from(seal(key, 'Maharashtra'), 'base64url');
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64url'))).toThrow();
  }
});

test.each(['', 'x', 'A'.repeat(36)])('%j is no sealed text', (text) => expect(() => unseal(key, text)).toThrow());

test('an answer that was kept in base64 is still opened', () => {
  const sealed = Buffer.from(seal(key, 'kept'), 'base64url').toString('base64');
  expect(unseal(key, sealed)).toBe('kept');
});
