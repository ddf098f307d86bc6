/** Values that all people of the demo data have. */
import type { Random } from './random.ts';
import type { Place, Town } from './towns.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Returns a birthday.
 * @param firstYear first year of birth
 * @param lastYear last year of birth
 */
export function birthday(draw: Random, firstYear: number, lastYear: number): string {
  return `${draw.int(firstYear, lastYear)}-${twoDigits(draw.int(1, 12))}-${twoDigits(draw.int(1, 28))}`;
}

export function pinCode(draw: Random, town: Town): string {
  return `${town.pinPrefix}${twoDigits(draw.int(1, 40))}`;
}

export const kmPerDegree = 111.2;

/** Rounds degrees to six decimals, about 10 cm, as devices do. The result is the same on every machine. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Returns a place at some distance in a random direction. */
export function near(draw: Random, place: Place, leastKm: number, maxKm: number): Place {
  const km = leastKm + draw.unit() * (maxKm - leastKm);
  const direction = draw.unit() * 2 * Math.PI;
  return {
    latitude: degrees(place.latitude + (km / kmPerDegree) * Math.sin(direction)),
    longitude: degrees(place.longitude + (km / (kmPerDegree * Math.cos((place.latitude * Math.PI) / 180))) * Math.cos(direction)),
  };
}
