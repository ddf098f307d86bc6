/** Which towns are named on a view: the larger ones from afar, villages from near. */
import type { MapName } from '../marker.ts';
import { metresBetween, type Place } from '../place.ts';
import { type Size, toPlace, type View } from '../projection.ts';
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
