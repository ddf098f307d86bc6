/** Towns that are named on a view: the larger ones from afar, villages from near, and those beyond its edge where it has none. */
import type { MapName } from '../marker.ts';
import { metresBetween, type Place } from '../place.ts';
import { type Point, type Size, toPlace, toScreen, type View } from '../projection.ts';
import type { Town, TownRank } from './ground.ts';

/** The zoom from which places of a rank are named: about as many as fit. */
const namedFrom: Readonly<Record<TownRank, number>> = { 0: 0, 1: 6, 2: 7, 3: 8, 4: 9, 5: 10 };

/** @param towns the most important first */
export function townsOn(towns: readonly Town[], view: View, size: Size): MapName[] {
  const northWest = toPlace({ x: 0, y: 0 }, view, size);
  const southEast = toPlace({ x: size.width, y: size.height }, view, size);
  return towns.flatMap(({ name, place, rank }): MapName[] => {
    const { latitude, longitude } = place;
    const isSeen = latitude < northWest.latitude && latitude > southEast.latitude && longitude > northWest.longitude && longitude < southEast.longitude;
    return isSeen && view.zoom >= namedFrom[rank] ? [{ text: name, place, kind: 'town' }] : [];
  });
}

/** Farther away a place is not called by a town. */
const nearMetres = 10_000;

/** The nearest town or village, where there is one that a place can be called by. */
export const townNear = (towns: readonly Town[], place: Place): string | undefined =>
  towns
    .map((town) => ({ name: town.name, metres: metresBetween(town.place, place) }))
    .filter(({ metres }) => metres <= nearMetres)
    .sort((one, other) => one.metres - other.metres)[0]?.name;

/** A town outside of a view. */
export interface TownBeyond {
  readonly name: string;
  /** Distance from the middle of the view. */
  readonly metres: number;
  /** Radians on the screen, clockwise from the right. */
  readonly angle: number;
  /** Points of the screen for its label, in the direction of the town, the outermost first. */
  readonly places: readonly Point[];
}

const mostBeyond = 3;

/** Two towns in nearly one direction say the same. */
const leastTurn = Math.PI / 3;

/** Fractions of the way from the middle of the view to its edge. */
const reaches = [0.8, 0.7, 0.6, 0.5];

const turnBetween = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** Returns the nearest towns in up to three directions, so that a view between all towns is more than a grid. */
export function townsBeyond(towns: readonly Town[], view: View, size: Size): TownBeyond[] {
  const chosen: TownBeyond[] = [];
  const middle = { x: size.width / 2, y: size.height / 2 };
  const nearestFirst = towns
    .map(({ name, place }) => ({ name, place, metres: metresBetween(view.centre, place) }))
    .sort((one, other) => one.metres - other.metres);
  for (const { name, place, metres } of nearestFirst) {
    if (chosen.length === mostBeyond) break;
    const { x, y } = toScreen(place, view, size);
    const angle = Math.atan2(y - middle.y, x - middle.x);
    if (chosen.some((other) => turnBetween(other.angle, angle) < leastTurn)) continue;
    const places = reaches.map((reach) => ({ x: middle.x * (1 + reach * Math.cos(angle)), y: middle.y * (1 + reach * Math.sin(angle)) }));
    chosen.push({ name, metres, angle, places });
  }
  return chosen;
}
