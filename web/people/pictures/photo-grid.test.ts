/** Moving between pictures with the arrow keys. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnPhoto } from './PhotoGrid.tsx';

describe('an arrow key', () => {
  it.each([
    [1, 'ArrowLeft', 0],
    [1, 'ArrowRight', 2],
    [0, 'ArrowLeft', 0],
    [4, 'ArrowRight', 4],
    [3, 'Home', 0],
    [1, 'End', 4],
    [1, 'Enter', undefined],
  ])('from picture %i of five, %s leads to %s', (at, key, to) => {
    expect(turnPhoto(at, 5, key)).toBe(to);
  });

  it('never moves to a picture that does not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End'), (count, from, key) => {
        const to = turnPhoto(Math.min(from, count - 1), count, key);
        expect(to !== undefined && to >= 0 && to < count).toBe(true);
      }),
    );
  });
});
