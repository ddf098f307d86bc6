/** Groups customers who are near each other, so that an employee can visit a group on one day. Pure. */
import { distanceKm, type Position } from '../../contract/travel.ts';

export interface Candidate {
  /** Null when it is unknown. */
  readonly place: Position | null;
  /** Milliseconds since 1970; null when there was no visit. */
  readonly lastVisitMs: number | null;
  /** Decides between customers with equal visits. */
  readonly key: string;
}

export interface Grouped<Each> {
  readonly candidate: Each;
  /** From 0. */
  readonly group: number;
  /** From the first of the group, to 100 metres. Null without a place. */
  readonly kmFromFirst: number | null;
}

interface GroupOptions {
  /** Maximum number of customers. */
  readonly size: number;
  /** Maximum number of customers in a group. */
  readonly mostInGroup: number;
  /** Greatest distance from the first of a group. */
  readonly withinKm: number;
}

/** Rounds to 100 metres. */
export const roundedKm = (km: number): number => Math.round(km * 10) / 10;

/**
 * Groups candidates. Each group begins with the customer who was not visited for the longest time and is in no group yet, followed by those within
 * the distance, nearest first. Customers without any visit come last, as in the lists, and customers without a place are a group of their own at the end.
 * @param start the customer with whom the first group begins, whenever the last visit was
 */
export function groupNearby<Each extends Candidate>(candidates: readonly Each[], { size, mostInGroup, withinKm }: GroupOptions, start?: Each): Grouped<Each>[] {
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
      .slice(0, Math.min(mostInGroup, size - grouped.length))
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
