/** Converts the operator's own map data (`BASEMAP_DIR`) to lines and towns. The script is a separate chunk that loads only when there is such data. */
import { mesh } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import type { Box } from '../labels.ts';
import type { MapSurface } from '../map-props.ts';
import type { Place } from '../place.ts';
import { toWorld } from '../projection.ts';
import { type Ground, type GroundLineKind, type GroundLines, pathOf, type Town, type TownRank, worldUnits } from './ground.ts';

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

/** Maximum number of points in a path. A map draws only the paths on its view, because the dashes of all borders take seconds when zoomed in. */
const mostPoints = 40;

/** Splits a line into pieces that overlap by one point. */
const piecesOf = (line: readonly Place[]): (readonly Place[])[] =>
  Array.from({ length: Math.ceil((line.length - 1) / (mostPoints - 1)) }, (_, at) => line.slice(at * (mostPoints - 1), (at + 1) * (mostPoints - 1) + 1));

function boxOf(line: readonly Place[]): Box {
  const points = line.map(toWorld);
  const [xs, ys] = [points.map(({ x }) => x * worldUnits), points.map(({ y }) => y * worldUnits)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function linesOf(topology: Layers, name: string, object: GeometryObject): GroundLines[] {
  const kind = kinds[name];
  if (kind === undefined) return [];
  // The outer border of the talukas is a border of districts.
  const { coordinates } = mesh(topology, object, kind === 'taluka' ? (one, other) => one !== other : undefined);
  return coordinates
    .flatMap((line) => piecesOf(line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))))
    .map((piece) => ({ kind, path: pathOf([piece]), box: boxOf(piece) }));
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
