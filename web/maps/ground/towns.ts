/** Selects the towns that a view names: large ones when zoomed out, villages when zoomed in, and towns beyond the edge of an empty view. */
import type { MapName } from '../marker.ts';
import { metresBetween, type Place } from '../place.ts';
import { type Point, type Size, toPlace, toScreen, type View } from '../projection.ts';
import type { Town, TownRank } from './ground.ts';

/** Minimum zoom at which places of a rank are named, chosen so that the names fit. */
const namedFrom: Readonly<Record<TownRank, number>> = { 0: 0, 1: 6, 2: 7, 3: 8, 4: 9, 5: 10 };

/** Returns the names on a view. @param towns the most important first */
export function townsOn(towns: readonly Town[], view: View, size: Size): MapName[] {
  const northWest = toPlace({ x: 0, y: 0 }, view, size);
  const southEast = toPlace({ x: size.width, y: size.height }, view, size);
  return towns.flatMap(({ name, place, rank }): MapName[] => {
    const { latitude, longitude } = place;
    const isSeen = latitude < northWest.latitude && latitude > southEast.latitude && longitude > northWest.longitude && longitude < southEast.longitude;
    return isSeen && view.zoom >= namedFrom[rank] ? [{ text: name, place, kind: 'town' }] : [];
  });
}

/** Maximum distance at which a place is described by a town. */
const nearMetres = 10_000;

/** Returns the nearest town or village within that distance. */
export const townNear = (towns: readonly Town[], place: Place): string | undefined =>
  towns
    .map((town) => ({ name: town.name, metres: metresBetween(town.place, place) }))
    .filter(({ metres }) => metres <= nearMetres)
    .sort((one, other) => one.metres - other.metres)[0]?.name;

/** A town outside of a view. */
export interface TownBeyond {
  readonly name: string;
  /** Distance from the centre of the view. */
  readonly metres: number;
  /** Direction on the screen in radians, clockwise from the right. */
  readonly angle: number;
  /** Candidate points for the label on the screen, in the direction of the town, the outermost first. */
  readonly places: readonly Point[];
}

/** Rounds a distance to whole kilometres, or to 50 m below one kilometre. */
export const roundMetres = (metres: number): number => (metres < 975 ? Math.max(1, Math.round(metres / 50)) * 50 : Math.round(metres / 1000) * 1000);

const mostBeyond = 3;

/** Minimum angle between two towns. Two towns in nearly the same direction would repeat the information. */
const leastTurn = Math.PI / 3;

/** Candidate distances as fractions of the way from the centre to the edge. */
const reaches = [0.8, 0.7, 0.6, 0.5];

const turnBetween = (one: number, other: number) => Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

/** Returns the nearest towns in up to three directions, so a view without towns still shows where it is. */
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
