/** Towns on a view, and around a view without towns. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toScreen } from '../projection.ts';
import type { Town } from './ground.ts';
import { roundMetres, townsBeyond, townsOn } from './towns.ts';

const size = { width: 900, height: 500 };
const centre = { latitude: 18.6, longitude: 74 };
const at = (name: string, north: number, east: number): Town => ({
  name,
  place: { latitude: centre.latitude + north, longitude: centre.longitude + east },
  rank: 4,
});

describe('towns beyond a view', () => {
  const view = { centre, zoom: 15 };

  test('are the nearest ones, one per direction', () => {
    const towns = [at('Far east', 0, 0.4), at('East', 0.01, 0.2), at('North', 0.1, 0), at('South-west', -0.3, -0.3), at('West', 0, -0.5)];
    expect(townsOn(towns, view, size)).toEqual([]);
    const beyond = townsBeyond(towns, view, size);
    expect(beyond.map(({ name, metres }) => [name, Math.round(metres / 1000)])).toEqual([
      ['North', 11],
      ['East', 21],
      ['South-west', 46],
    ]);
    expect(beyond.map(({ angle }) => Math.round((angle * 180) / Math.PI))).toEqual([-90, -3, 133]);
  });

  test('have a distance in metres below one kilometre', () => {
    expect([10, 420, 974, 975, 1499, 20_600].map(roundMetres)).toEqual([50, 400, 950, 1000, 1000, 21_000]);
  });

  test('are labelled inside the view, in the direction of the town', () => {
    const degrees = fc.double({ min: -2, max: 2, noNaN: true });
    void fc.assert(
      fc.property(fc.array(fc.tuple(degrees, degrees), { maxLength: 20 }), (offsets) => {
        const towns = offsets.map(([north, east], index) => at(String(index), north, east));
        for (const { name, angle, places } of townsBeyond(towns, view, size)) {
          const town = towns[Number(name)];
          if (town === undefined) throw new Error(name);
          const { x, y } = toScreen(town.place, view, size);
          for (const place of places) {
            expect(place.x > 0 && place.x < size.width && place.y > 0 && place.y < size.height).toBe(true);
            expect(Math.sign(Math.round(place.x - 450)) * Math.sign(Math.round(x - 450))).toBeGreaterThanOrEqual(0);
          }
          expect(angle).toBeCloseTo(Math.atan2(y - 250, x - 450), 6);
        }
      }),
    );
  });
});
