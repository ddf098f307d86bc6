/** The grid and the scale bar of the schematic map. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf, gridOf, scaleBar } from './grid.ts';
import type { View } from './projection.ts';

const size = { width: 930, height: 500 };

const view: fc.Arbitrary<View> = fc.record({
  centre: fc.record({ latitude: fc.double({ min: 8, max: 37, noNaN: true }), longitude: fc.double({ min: 68, max: 97, noNaN: true }) }),
  zoom: fc.double({ min: 3, max: 19, noNaN: true }),
});

describe('the grid', () => {
  it('formats round degrees with their hemisphere', () => {
    const { latitudes, longitudes } = gridOf({ centre: { latitude: 18.74, longitude: 74.35 }, zoom: 11.6 }, size);
    expect(latitudes.map(({ label }) => label)).toEqual(['18.65° N', '18.70° N', '18.75° N', '18.80° N']);
    expect(longitudes[0]?.label).toBe('74.15° E');
    expect(gridOf({ centre: { latitude: -33, longitude: -70 }, zoom: 8 }, size).latitudes[0]?.label).toMatch(/° S$/);
  });

  it('has ordered lines within the map, with enough distance', () => {
    fc.assert(
      fc.property(view, (at) => {
        const { latitudes, longitudes } = gridOf(at, size);
        const columns = longitudes.map((line) => line.at);
        for (const x of columns) expect(x >= -0.01 && x <= size.width + 0.01).toBe(true);
        for (const { at: y } of latitudes) expect(y >= -0.01 && y <= size.height + 0.01).toBe(true);
        for (const [index, x] of columns.slice(1).entries()) expect(x - (columns[index] ?? Number.NaN)).toBeGreaterThanOrEqual(89);
      }),
    );
  });

  it('shows no degree twice', () => {
    fc.assert(
      fc.property(view, (at) => {
        const labels = gridOf(at, size).longitudes.map(({ label }) => label);
        expect(new Set(labels).size).toBe(labels.length);
      }),
    );
  });
});

it('labels no line at the right edge beside the labels of the lower edge', () => {
  fc.assert(
    fc.property(view, fc.constantFrom('', 'GeoNames CC BY 4.0'), (at, credit) => {
      const { rows, columns } = edgesOf(at, size, credit);
      const [lowest, last] = [Math.max(...rows.map((row) => row.at)), Math.max(...columns.map((column) => column.at))];
      expect(lowest > size.height - 20 && last > size.width - 112).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

describe('the scale bar', () => {
  it('is a round distance of at most 120 pixels', () => {
    fc.assert(
      fc.property(view, (at) => {
        const { metres, pixels } = scaleBar(at, size);
        expect(String(metres)).toMatch(/^[125]0+$/);
        expect(pixels).toBeLessThanOrEqual(120);
        expect(pixels).toBeGreaterThan(20);
      }),
    );
  });
});
