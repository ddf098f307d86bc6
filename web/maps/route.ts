/** Builds the route through the points of a day: driving directions where a service provides them, otherwise straight lines. */
import { useEffect, useMemo, useState } from 'react';
import { type Place, pathMetres } from './place.ts';

/** Maximum number of points in a directions request: origin, 22 waypoints, destination. Google refuses more than 25 waypoints. */
export const maxPointsPerRequest = 24;

/** A part of a route through two or more points. */
export interface RoutePart {
  /** Index of the first point. */
  readonly from: number;
  readonly points: readonly Place[];
  /** True when directions are requested; two points are joined by a straight line. */
  readonly hasDirections: boolean;
}

/** Splits the points into parts that overlap by one point, so no leg is lost. Two points or fewer have no route. */
export function routeParts(points: readonly Place[]): RoutePart[] {
  if (points.length <= 2) return [];
  const step = maxPointsPerRequest - 1;
  return Array.from({ length: Math.ceil((points.length - 1) / step) }, (_, index) => {
    const from = index * step;
    const piece = points.slice(from, from + maxPointsPerRequest);
    return { from, points: piece, hasDirections: piece.length > 2 };
  });
}

/** Driving directions through several points. */
export interface Directions {
  readonly path: readonly Place[];
  readonly metres: number;
  readonly seconds: number;
}

/** Requests driving directions through up to `maxPointsPerRequest` places. Rejects when there are none. */
export type AskDirections = (points: readonly Place[]) => Promise<Directions>;

export interface RouteLine {
  /** Index of the first point. */
  readonly from: number;
  readonly path: readonly Place[];
  /** `gap`: a straight line between two points with a long time without positions. */
  readonly kind: 'driven' | 'straight' | 'gap';
}

export interface Route {
  readonly lines: readonly RouteLine[];
  readonly metres: number;
  /** Driving time in seconds; null when unknown, because directions are missing for a part of the route. */
  readonly seconds: number | null;
  /** The source of the lines: `mixed` when some requests for directions were refused. */
  readonly kind: 'driven' | 'mixed' | 'straight';
}

export function straightRoute(points: readonly Place[]): Route {
  if (points.length <= 2) return { lines: [], metres: 0, seconds: null, kind: 'straight' };
  return { lines: [{ from: 0, path: points, kind: 'straight' }], metres: pathMetres(points), seconds: null, kind: 'straight' };
}

/**
 * Returns the route by road, requested part by part.
 * @param ask rejects when there are no directions; the part is then straight
 * @param signal once aborted, no further part is requested, because directions are paid for; the rest of the route is straight
 */
export async function drivenRoute(points: readonly Place[], ask: (points: readonly Place[]) => Promise<Directions>, signal?: AbortSignal): Promise<Route> {
  const lines: RouteLine[] = [];
  let metres = 0;
  let seconds = 0;
  let refused = 0;
  let answers = 0;
  for (const { from, points: piece, hasDirections } of routeParts(points)) {
    const directions = hasDirections && !signal?.aborted ? await ask(piece).catch(tellFailure) : undefined;
    if (directions === undefined) {
      lines.push({ from, path: piece, kind: 'straight' });
      metres += pathMetres(piece);
      if (hasDirections) refused += 1;
    } else {
      lines.push({ from, path: directions.path, kind: 'driven' });
      metres += directions.metres;
      seconds += directions.seconds;
      answers += 1;
    }
  }
  return { lines, metres, seconds: refused === 0 && answers > 0 ? seconds : null, kind: answers === 0 ? 'straight' : refused === 0 ? 'driven' : 'mixed' };
}

function tellFailure(error: unknown): undefined {
  console.error('Error fetching directions', error);
}

/** Returns the route with its gaps as separate lines. @param gaps indices of the points before a long time without positions */
export const withGaps = (route: Route, gaps: ReadonlySet<number>): Route => ({
  ...route,
  lines: route.lines.flatMap((line) => (line.kind === 'straight' ? cutAtGaps(line, gaps) : [line])),
});

/** Splits a straight line, whose points are all points of the route. */
function cutAtGaps({ from, path }: RouteLine, gaps: ReadonlySet<number>): RouteLine[] {
  const ends = [...path.keys()].filter((at) => at < path.length - 1 && gaps.has(from + at));
  const piece = (first: number, last: number, kind: RouteLine['kind']): RouteLine[] =>
    last > first ? [{ from: from + first, path: path.slice(first, last + 1), kind }] : [];
  return [
    ...ends.flatMap((at, step) => [...piece(step === 0 ? 0 : (ends[step - 1] ?? 0) + 1, at, 'straight'), ...piece(at, at + 1, 'gap')]),
    ...piece(ends.length === 0 ? 0 : (ends.at(-1) ?? 0) + 1, path.length - 1, 'straight'),
  ];
}

/**
 * Returns the route through a day's points: straight lines at once, driving directions as soon as they have loaded.
 * @param points stable while the points are equal. @param gaps see `withGaps`; stable while the gaps are equal
 */
export function useRoute(points: readonly Place[], ask: AskDirections | null, gaps: ReadonlySet<number>): Route {
  const straight = useMemo(() => straightRoute(points), [points]);
  const [found, setFound] = useState<{ points: readonly Place[]; route: Route }>();
  useEffect(() => {
    if (ask === null || points.length <= 2) return;
    const leaving = new AbortController();
    void drivenRoute(points, ask, leaving.signal).then((route) => {
      if (!leaving.signal.aborted) setFound({ points, route });
    });
    return () => leaving.abort();
  }, [points, ask]);
  const route = ask !== null && found?.points === points ? found.route : straight;
  return useMemo(() => withGaps(route, gaps), [route, gaps]);
}
