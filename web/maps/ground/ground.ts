/** Ground of the schematic map: lines of the land and names of towns. */
import type { Box } from '../labels.ts';
import type { Place } from '../place.ts';
import { toWorld } from '../projection.ts';

/** Rank by population: 0 from a million, 1 from 200,000, 2 from 50,000, 3 from 20,000, 4 from 5,000, 5 below or unknown. */
export type TownRank = 0 | 1 | 2 | 3 | 4 | 5;

/** Name, degrees east and north in thousandths, and rank. */
export type PackedTown = readonly [name: string, east: number, north: number, rank: TownRank];

/** The built-in ground, as `npm run ground` generates it. */
export interface PackedGround {
  /** SVG path in units of the square world. */
  readonly coast: string;
  /** Ordered by importance: of two names that would collide, the first is shown. */
  readonly towns: readonly PackedTown[];
}

export interface Town {
  readonly name: string;
  readonly place: Place;
  readonly rank: TownRank;
}

export type GroundLineKind = 'water' | 'taluka' | 'district' | 'state' | 'road';

export interface GroundLines {
  readonly kind: GroundLineKind;
  /** SVG path in units of the square world. */
  readonly path: string;
  /** The path's ends in the same units. Absent for lines that are always drawn. */
  readonly box?: Box;
}

export interface Ground {
  /** In drawing order. */
  readonly lines: readonly GroundLines[];
  /** The most important first. */
  readonly towns: readonly Town[];
  /** Attribution, as the licences of the data require. */
  readonly credit: string;
}

/** The side of the square world in path units. One unit is about ten metres. */
export const worldUnits = 2 ** 22;

/** Returns the path of lines through places, as relative steps because they are short. */
export function pathOf(lines: readonly (readonly Place[])[]): string {
  return lines
    .filter(({ length }) => length > 1)
    .map((line) => {
      const [first, ...others] = line.map(toWorld).map(({ x, y }) => [Math.round(x * worldUnits), Math.round(y * worldUnits)] as const);
      let [x, y] = first ?? [0, 0];
      const steps = others.map(([nextX, nextY]) => {
        const step = `${nextX - x} ${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${first?.join(' ')}l${steps.join(' ')}`;
    })
    .join('');
}

/** Returns the built-in ground. CC BY 4.0 requires the attribution of GeoNames. Natural Earth is in the public domain and named as a courtesy. */
export const unpackGround = ({ coast, towns }: PackedGround): Ground => ({
  lines: [{ kind: 'water', path: coast }],
  towns: towns.map(([name, east, north, rank]) => ({ name, place: { latitude: north / 1000, longitude: east / 1000 }, rank })),
  credit: 'GeoNames (geonames.org) CC BY 4.0, Natural Earth',
});
