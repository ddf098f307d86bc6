import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tilesOn } from './MapTiles.tsx';

const size = { width: 930, height: 500 };
const template = 'https://tiles.example/{z}/{x}/{y}.png';

it('numbers the tile of Pune as every web map does', () => {
  const [tile] = tilesOn(template, { centre: { latitude: 18.5204, longitude: 73.8567 }, zoom: 10 }, { width: 2, height: 2 });
  expect(tile?.href).toBe('https://tiles.example/10/722/458.png');
  expect(tile?.side).toBe(256);
});

it('covers the map without gaps, duplicates or superfluous tiles', () => {
  const centre = fc.record({ latitude: fc.double({ min: 8, max: 37, noNaN: true }), longitude: fc.double({ min: 68, max: 97, noNaN: true }) });
  fc.assert(
    fc.property(centre, fc.double({ min: 5, max: 19, noNaN: true }), (at, zoom) => {
      const tiles = tilesOn(template, { centre: at, zoom }, size);
      const right = Math.max(...tiles.map(({ x, side }) => x + side));
      const bottom = Math.max(...tiles.map(({ y, side }) => y + side));
      expect([Math.min(...tiles.map(({ x }) => x)), Math.min(...tiles.map(({ y }) => y))].every((edge) => edge <= 0)).toBe(true);
      expect(right >= size.width && bottom >= size.height).toBe(true);
      for (const { side } of tiles) expect(side > 180 && side < 363).toBe(true);
      expect(tiles.length).toBeLessThanOrEqual(7 * 5);
      expect(new Set(tiles.map(({ href }) => href)).size).toBe(tiles.length);
    }),
  );
});

it('does not exceed the maximum zoom of tiles', () => {
  expect(tilesOn(template, { centre: { latitude: 18, longitude: 74 }, zoom: 20 }, size)[0]?.href).toMatch(/\/19\//);
});
