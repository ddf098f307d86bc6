/** Generating QR codes: defaults, required fields, and parsing of the form's texts to numbers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOrder, orderFaults, packageSizeOf, readOrder, variantLabel } from './generate-order.ts';

const filled = { ...defaultOrder, product: '7' };

describe('the order', () => {
  it('starts with 24 months, 50 points, 5 codes', () => {
    expect(readOrder(filled)).toEqual({ productVariantId: '7', expiryInMonths: 24, points: 50, quantity: 5 });
  });

  it('uses 5 codes for an empty quantity', () => {
    expect(orderFaults({ ...filled, quantity: '' })).toEqual({});
    expect(readOrder({ ...filled, quantity: '  ' })?.quantity).toBe(5);
  });

  it.each([
    [{ product: '' }, { product: { kind: 'missing' } }],
    [{ expiry: '' }, { expiry: { kind: 'missing' } }],
    [{ points: ' ' }, { points: { kind: 'missing' } }],
    [{ expiry: '121' }, { expiry: { kind: 'number', least: 1, most: 120 } }],
    [{ expiry: '0' }, { expiry: { kind: 'number', least: 1, most: 120 } }],
    [{ points: '-5' }, { points: { kind: 'number', least: 0, most: 100_000 } }],
    [{ points: '2.5' }, { points: { kind: 'number', least: 0, most: 100_000 } }],
    [{ quantity: 'many' }, { quantity: { kind: 'number', least: 1, most: 1_000_000 } }],
    [{ quantity: '1000001' }, { quantity: { kind: 'number', least: 1, most: 1_000_000 } }],
  ])('rejects %o', (part, faults) => {
    expect(orderFaults({ ...filled, ...part })).toEqual(faults);
    expect(readOrder({ ...filled, ...part })).toBeUndefined();
  });

  it('exists exactly when there is no error', () => {
    const text = fc.oneof(fc.string(), fc.integer({ min: -5, max: 2_000_000 }).map(String));
    fc.assert(
      fc.property(fc.record({ product: text, expiry: text, points: text, quantity: text }), (texts) => {
        expect(readOrder(texts) === undefined).toBe(Object.keys(orderFaults(texts)).length > 0);
      }),
    );
  });
});

describe('a variant', () => {
  it.each([
    [{ productName: 'Humi Boost', name: '1 l' }, 'Humi Boost, 1 l', '1 l'],
    [{ productName: 'Humi Boost', name: 'Humi Boost 1 l' }, 'Humi Boost 1 l', '1 l'],
    [{ productName: 'Humi Boost', name: 'Humi Boost' }, 'Humi Boost', null],
    [{ productName: null, name: '1 l' }, '1 l', '1 l'],
    [{ productName: 'Humi Boost', name: null }, 'Humi Boost', null],
  ])('repeats no part of %o', (variant, label, size) => {
    expect(variantLabel(variant)).toBe(label);
    expect(packageSizeOf(variant)).toBe(size);
  });
});
