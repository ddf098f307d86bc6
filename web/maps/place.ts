/** Places on the earth and the distances between them. */

export interface Place {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** Mean radius of the earth in metres (IUGG). */
const earthRadius = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance in metres along the great circle (haversine formula). */
export function metresBetween(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns the length in metres of the straight lines from place to place. */
export const pathMetres = (path: readonly Place[]): number =>
  path.reduce((sum, place, at) => {
    const before = path[at - 1];
    return before === undefined ? sum : sum + metresBetween(before, place);
  }, 0);

/** Returns the item nearest to a place; undefined when there are no items. */
export const nearest = <Item extends { readonly place: Place }>(items: readonly Item[], to: Place): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || metresBetween(item.place, to) < metresBetween(best.place, to) ? item : best),
    undefined,
  );
