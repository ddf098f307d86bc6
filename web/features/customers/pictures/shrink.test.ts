import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWithin, longestSide } from './shrink.ts';

const side = fc.integer({ min: 1, max: 20_000 });

test('a picture fits, keeps its proportions, and is never enlarged', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin({ width, height });
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(longestSide, Math.max(width, height)));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, longestSide / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      expect(fitWithin(fitted)).toEqual(fitted);
    }),
  );
});
