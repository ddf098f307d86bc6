/** Converts the operator's own map data (`BASEMAP_DIR`) to lines and towns. The script is a separate chunk that loads only when there is such data. */
import { mesh } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import type { MapSurface } from '../map-props.ts';
import { type Ground, type GroundLineKind, type GroundLines, pathOf, type Town, type TownRank } from './ground.ts';

/** The layers that are drawn, in this order. Other layers are ignored. */
const kinds: Readonly<Record<string, GroundLineKind>> = {
  coast: 'water',
  rivers: 'water',
  lakes: 'water',
  talukas: 'taluka',
  districts: 'district',
  states: 'state',
  roads: 'road',
};

/** Name, degrees east and north in ten-thousandths, and rank. Further fields are ignored. */
type ListedPlace = readonly [string, number, number, number];

type Layers = Topology<Readonly<Record<string, GeometryObject>>>;

/** A file of the folder, with layers of lines or with places. */
export type BasemapFile = Layers | { readonly places: readonly ListedPlace[] };

const isTopology = (file: BasemapFile): file is Layers => 'objects' in file;

const ranks: readonly TownRank[] = [0, 1, 2, 3, 4];

function linesOf(topology: Layers, name: string, object: GeometryObject): GroundLines[] {
  const kind = kinds[name];
  if (kind === undefined) return [];
  // The outer border of the talukas is a border of districts.
  const { coordinates } = mesh(topology, object, kind === 'taluka' ? (one, other) => one !== other : undefined);
  return [{ kind, path: pathOf(coordinates.map((line) => line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })))) }];
}

/** Returns the parts of a ground that the files contain. Missing parts keep their built-in values. */
export function readBasemap(files: readonly BasemapFile[]): Pick<Ground, 'lines'> & Partial<Pick<Ground, 'towns'>> {
  const layers = files.filter(isTopology).flatMap((topology) => Object.entries(topology.objects).map(([name, object]) => ({ topology, name, object })));
  const order = Object.keys(kinds);
  const lines = layers
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .flatMap(({ topology, name, object }) => linesOf(topology, name, object));
  const towns = files
    .flatMap((file) => (isTopology(file) ? [] : file.places))
    .map(([name, east, north, rank]): Town => ({ name, place: { latitude: north / 10_000, longitude: east / 10_000 }, rank: ranks[rank] ?? 5 }));
  return { lines, ...(towns.length > 0 && { towns }) };
}

/** @throws Error when a file cannot be loaded */
export async function loadBasemap(own: Ground, { files, attribution }: NonNullable<MapSurface['basemap']>): Promise<Ground> {
  const read = await Promise.all(
    files.map(async (file): Promise<BasemapFile> => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file} answered ${response.status}`);
      return response.json();
    }),
  );
  const ground = readBasemap(read);
  const hasCoast = ground.lines.some(({ kind }) => kind === 'water' || kind === 'state');
  return {
    lines: hasCoast ? ground.lines : [...own.lines, ...ground.lines],
    towns: ground.towns ?? own.towns,
    credit: [attribution, hasCoast && ground.towns ? null : own.credit].filter((part) => part !== null).join('; '),
  };
}
