/** The operator's map data: the drawn layers, their order, and the parts of the built-in ground that they replace. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BasemapFile, loadBasemap, readBasemap } from './basemap.ts';
import type { Ground } from './ground.ts';

/** Two adjacent squares of one degree, a road and a river. */
const file: BasemapFile = {
  type: 'Topology',
  arcs: [
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [0, 1],
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ],
  ],
  objects: {
    roads: { type: 'GeometryCollection', geometries: [{ type: 'LineString', arcs: [0] }] },
    talukas: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', arcs: [[0, 1]] },
        { type: 'Polygon', arcs: [[2, -1]] },
      ],
    },
    rivers: { type: 'GeometryCollection', geometries: [{ type: 'LineString', arcs: [2] }] },
    wells: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [0, 0] }] },
  },
};
const places: BasemapFile = {
  places: [
    ['Pune', 738_554, 185_196, 0],
    ['Nowhere', 740_000, 180_000, 9],
  ],
};
const own: Ground = {
  lines: [{ kind: 'water', path: 'M0 0l1 1' }],
  towns: [{ name: 'Shirur', place: { latitude: 18.8, longitude: 74.4 }, rank: 3 }],
  credit: 'ours',
};

describe('the layers', () => {
  it('are waters, then borders, then roads, without unknown layers', () => {
    expect(readBasemap([file]).lines.map(({ kind }) => kind)).toEqual(['water', 'taluka', 'road']);
  });

  it('of talukas are only the borders between two of them', () => {
    const taluka = readBasemap([file]).lines.find(({ kind }) => kind === 'taluka');
    expect(taluka?.path.match(/M/g)).toHaveLength(1);
    expect(taluka?.path).toBe(readBasemap([file]).lines.find(({ kind }) => kind === 'road')?.path);
  });

  it('are cut into short pieces with their boxes, so that a map draws only those on its view', () => {
    const long: BasemapFile = {
      type: 'Topology',
      arcs: [Array.from({ length: 100 }, (_, at) => [70 + at / 10, 20])],
      objects: { roads: { type: 'GeometryCollection', geometries: [{ type: 'LineString', arcs: [0] }] } },
    };
    const pieces = readBasemap([long]).lines;
    expect(pieces).toHaveLength(3);
    expect(pieces.map(({ path }) => path.match(/ /g)?.length)).toEqual([78, 78, 42]);
    const boxes = pieces.flatMap(({ box }) => box ?? []);
    expect(boxes.map(({ right }) => right).slice(0, 2)).toEqual(boxes.map(({ left }) => left).slice(1));
    for (const { top, bottom } of boxes) expect(top).toBe(bottom);
  });

  it('of places are towns, with the lowest rank for an unknown one', () => {
    expect(readBasemap([places])).toEqual({
      lines: [],
      towns: [
        { name: 'Pune', place: { latitude: 18.5196, longitude: 73.8554 }, rank: 0 },
        { name: 'Nowhere', place: { latitude: 18, longitude: 74 }, rank: 5 },
      ],
    });
  });
});

describe('beside the built-in ground', () => {
  afterEach(() => vi.unstubAllGlobals());
  const load = (files: Readonly<Record<string, BasemapFile>>, attribution: string | null = 'theirs') => {
    vi.stubGlobal('fetch', async (name: string) => (name in files ? Response.json(files[name]) : new Response(null, { status: 404 })));
    return loadBasemap(own, { files: Object.keys(files), attribution });
  };

  it('a file with a coast and places replaces the ground and its attribution', async () => {
    const ground = await load({ '/a.json': file, '/b.json': places });
    expect(ground.lines.map(({ path }) => path)).not.toContain('M0 0l1 1');
    expect(ground.towns.map(({ name }) => name)).toEqual(['Pune', 'Nowhere']);
    expect(ground.credit).toBe('theirs');
  });

  it('missing parts come from the built-in ground', async () => {
    const ground = await load({ '/b.json': places });
    expect(ground.lines).toEqual(own.lines);
    expect(ground.credit).toBe('theirs; ours');
    expect((await load({ '/a.json': file }, null)).credit).toBe('ours');
  });

  it('throws an error that names a file that fails to load', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await expect(loadBasemap(own, { files: ['/basemap/gone.json'], attribution: null })).rejects.toThrow('/basemap/gone.json answered 404');
  });
});
