/** Names on the schematic map: without duplicates, within the map, and without overlap. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edgesOf } from './grid.ts';
import { type Box, placeLabels } from './labels.ts';
import type { MapName } from './marker.ts';
import { type Point, toScreen } from './projection.ts';

const size = { width: 930, height: 500 };
const view = { centre: { latitude: 18.75, longitude: 74.35 }, zoom: 11.6 };

const around = ({ x, y }: Point): Box => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 });

const names: fc.Arbitrary<MapName[]> = fc.array(
  fc.record({
    text: fc.constantFrom('Shirur', 'Karegaon', 'Nhavare', 'Ranjangaon Ganpati', 'Malthan', 'Dhok Sangvi'),
    kind: fc.constantFrom('village' as const, 'taluka' as const),
    place: fc.record({ latitude: fc.double({ min: 18.6, max: 18.9, noNaN: true }), longitude: fc.double({ min: 74.1, max: 74.6, noNaN: true }) }),
  }),
  { maxLength: 15 },
);

it('places a name at the right of its place, and a taluka over it in capitals', () => {
  const place = view.centre;
  expect(placeLabels([{ text: 'Shirur', kind: 'village', place }], [], view, size)).toMatchObject([{ text: 'Shirur', x: 480, y: 254, anchor: 'start' }]);
  expect(placeLabels([{ text: 'Shirur', kind: 'taluka', place }], [], view, size)).toMatchObject([{ text: 'SHIRUR', anchor: 'middle' }]);
});

it('moves a name away from a marker, and omits a name without room', () => {
  const [right, left] = [
    { x: 500, y: 250 },
    { x: 430, y: 250 },
  ];
  const name: MapName = { text: 'Shirur', kind: 'village', place: view.centre };
  expect(placeLabels([name], [around(right)], view, size)[0]?.anchor).toBe('end');
  expect(placeLabels([name], [right, left, { x: 465, y: 232 }, { x: 465, y: 272 }].map(around), view, size)).toEqual([]);
});

it('writes no name twice or outside the map', () => {
  fc.assert(
    fc.property(names, (some) => {
      const labels = placeLabels(
        some,
        some.map(({ place }) => around(toScreen(place, view, size))),
        view,
        size,
      );
      const texts = labels.map(({ text, kind }) => text + kind);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { x, y } of labels) expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }),
  );
});

it('places no name over the ring of another town', () => {
  const ring = (text: string, degreesEast: number): MapName => ({
    text,
    kind: 'town',
    place: { ...view.centre, longitude: view.centre.longitude + degreesEast },
  });
  expect(placeLabels([ring('Chhatrapati Sambhajinagar', 0), ring('Jalna', 0.05)], [], view, size).map(({ text }) => text)).toEqual([
    'Chhatrapati Sambhajinagar',
  ]);
});

it('keeps names away from the texts at the edges of the map', () => {
  fc.assert(
    fc.property(names, (some) => {
      const { boxes } = edgesOf(view, size, 'GeoNames (geonames.org) CC BY 4.0, Natural Earth');
      for (const { x, y } of placeLabels(some, boxes, view, size)) {
        expect(boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y - 4 < bottom)).toBe(false);
      }
    }),
  );
});
