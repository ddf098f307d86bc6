/** Groups customers who are near each other, so that an employee can visit a group on one day. Pure. */
import { distanceKm, type Position } from '../../contract/travel.ts';

export interface Candidate {
  /** Position, or null when it is unknown. */
  readonly place: Position | null;
  /** Milliseconds since 1970, or null without a visit. */
  readonly lastVisitMs: number | null;
  /** Tie-breaker for customers with equal visits. */
  readonly key: string;
}

export interface Grouped<Each> {
  readonly candidate: Each;
  readonly group: number;
  /** Distance from the first of the group, rounded to 100 metres. Null without a position. */
  readonly kmFromFirst: number | null;
}

interface GroupOptions {
  readonly size: number;
  /** Maximum number of customers in a group. */
  readonly maxInGroup: number;
  /** Maximum distance in kilometres from the first of a group. */
  readonly withinKm: number;
}

/** Rounds to 100 metres. */
export const roundedKm = (km: number): number => Math.round(km * 10) / 10;

/**
 * Groups candidates. Each group begins with the customer who was unvisited for the longest time and is in no group yet. The customers within the
 * distance follow, nearest first. Customers without any visit come last, as in the lists. Customers without a position form a group at the end.
 * @param start first customer of the first group, whenever the last visit was
 */
export function groupNearby<Each extends Candidate>(candidates: readonly Each[], { size, maxInGroup, withinKm }: GroupOptions, start?: Each): Grouped<Each>[] {
  const others = candidates.filter((candidate) => candidate !== start).sort(byLongestUnvisited);
  const ordered = start === undefined ? others : [start, ...others];
  const isAlone = start?.place === null;
  const grouped: Grouped<Each>[] = isAlone ? [{ candidate: start, group: 0, kmFromFirst: null }] : [];
  let waiting = ordered.flatMap((candidate) => (candidate.place === null ? [] : [{ candidate, place: candidate.place }]));
  let group = grouped.length;
  for (let [first] = waiting; first !== undefined && grouped.length < size; [first] = waiting) {
    const { place } = first;
    const near = waiting
      .map((each) => ({ ...each, km: distanceKm(place, each.place) }))
      .filter(({ km }) => km <= withinKm)
      .slice(0, Math.min(maxInGroup, size - grouped.length))
      .sort((one, other) => one.km - other.km);
    for (const { candidate, km } of near) grouped.push({ candidate, group, kmFromFirst: roundedKm(km) });
    const taken = new Set(near.map(({ candidate }) => candidate));
    waiting = waiting.filter(({ candidate }) => !taken.has(candidate));
    group += 1;
  }
  const unplaced = others.filter(({ place }) => place === null).map((candidate) => ({ candidate, group, kmFromFirst: null }));
  return [...grouped, ...unplaced].slice(0, size);
}

function byLongestUnvisited(one: Candidate, other: Candidate): number {
  const [first, second] = [one.lastVisitMs ?? Number.POSITIVE_INFINITY, other.lastVisitMs ?? Number.POSITIVE_INFINITY];
  if (first !== second) return first - second;
  return one.key < other.key ? -1 : 1;
}
