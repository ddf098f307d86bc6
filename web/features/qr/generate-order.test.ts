/** Generating QR codes: defaults, what is required, and how the texts of the form become numbers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOrder, orderFaults, packageSizeOf, readOrder, variantLabel } from './generate-order.ts';

const filled = { ...defaultOrder, product: '7' };

describe('the order', () => {
  it('begins with 24 months, 50 points, 5 codes', () => {
    expect(readOrder(filled)).toEqual({ productVariantId: '7', expiryInMonths: 24, points: 50, quantity: 5 });
  });

  it('takes 5 codes for a quantity that is left out', () => {
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
  ])('%o is refused', (part, faults) => {
    expect(orderFaults({ ...filled, ...part })).toEqual(faults);
    expect(readOrder({ ...filled, ...part })).toBeUndefined();
  });

  it('is there exactly when nothing is wrong', () => {
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
  ])('%o is written once', (variant, label, size) => {
    expect(variantLabel(variant)).toBe(label);
    expect(packageSizeOf(variant)).toBe(size);
  });
});
