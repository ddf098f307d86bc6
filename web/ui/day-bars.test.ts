/** Grid lines of a chart are few and at round numbers. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartStep } from './DayBars.tsx';

it.each([
  [0, 1],
  [4, 1],
  [5, 2],
  [20, 5],
  [21, 10],
  [170, 50],
])('up to %i they are %i apart', (most, step) => {
  expect(chartStep(most)).toBe(step);
});

it('uses the smallest step with which four lines reach the largest value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const step = chartStep(most);
      expect(step * 4).toBeGreaterThanOrEqual(most);
      if (step > 1) expect(step * 2).toBeLessThan(most * 1.25);
      expect(['1', '2', '5']).toContain(String(step).replaceAll('0', ''));
    }),
  );
});
