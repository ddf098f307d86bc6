/** Ground of the schematic map: lines of the land and names of towns. */
import type { Place } from '../place.ts';
import { toWorld } from '../projection.ts';

/** By people: 0 from a million, 1 from 200,000, 2 from 50,000, 3 from 20,000, 4 from 5,000, 5 fewer or not known. */
export type TownRank = 0 | 1 | 2 | 3 | 4 | 5;

/** Name, degrees east and north in thousandths, and rank. */
export type PackedTown = readonly [name: string, east: number, north: number, rank: TownRank];

/** The ground that every map has, as the build makes it. */
export interface PackedGround {
  /** A path of SVG in units of the square world. */
  readonly coast: string;
  /** The first of two names that would collide is the one to write. */
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
  /** A path of SVG in units of the square world. */
  readonly path: string;
}

export interface Ground {
  /** In the order in which they are drawn. */
  readonly lines: readonly GroundLines[];
  /** The most important first. */
  readonly towns: readonly Town[];
  /** Attribution, as the licences of the data require. */
  readonly credit: string;
}

/** The side of the square world in the units of a path: one unit is about ten metres. */
export const worldUnits = 2 ** 22;

/** The path of lines through places, in steps from point to point, which are short to write. */
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
