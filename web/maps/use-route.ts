/** Returns the route through a day's points: straight lines at once, driving directions as soon as they have loaded. */
import { useEffect, useMemo, useState } from 'react';
import type { AskDirections } from './map-props.ts';
import type { Place } from './place.ts';
import { drivenRoute, type Route, straightRoute, withGaps } from './route.ts';

/** @param points stable while the points are equal. @param gaps see `withGaps`; stable while the gaps are equal */
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
