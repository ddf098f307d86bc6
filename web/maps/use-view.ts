/** The view of the schematic map: all places, until the person moves or zooms it. */
import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Place } from './place.ts';
import { fitted, isInside, moved, type Point, type Size, toScreen, type View, zoomed } from './projection.ts';

/** A pointer that moves less than this many pixels has clicked, not dragged. */
const clickSlack = 4;

/** A chosen marker nearer to the edge than this many pixels is moved to the middle. */
const edge = 24;

/** @param extent the same array as long as they are the same places: the view then is the same too */
export function useView(extent: readonly Place[], size: Size) {
  const [own, setOwn] = useState<View | null>(null);
  const whole = useMemo(() => fitted(extent, size), [extent, size]);
  const view = own ?? whole;
  const drag = useRef<{ point: Point; view: View; isDown: boolean; moved: boolean }>(undefined);
  const release = () => {
    if (drag.current !== undefined) drag.current.isDown = false;
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button === 0) drag.current = { point: { x: event.clientX, y: event.clientY }, view, isDown: true, moved: false };
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const start = drag.current;
      if (!start?.isDown) return;
      const by = { x: start.point.x - event.clientX, y: start.point.y - event.clientY };
      if (!start.moved && Math.hypot(by.x, by.y) < clickSlack) return;
      if (!start.moved) event.currentTarget.setPointerCapture(event.pointerId);
      start.moved = true;
      setOwn(moved(start.view, by, size));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
  return {
    view,
    /** For the element that is dragged. */
    handlers,
    /** True when the current click ends a drag. */
    dragged: useCallback(() => drag.current?.moved === true, []),
    /** The place stays where it is on the screen, as long as it can be seen. */
    zoom: (steps: number, fixed?: Place) =>
      setOwn(zoomed(view, steps, size, fixed !== undefined && isInside(toScreen(fixed, view, size), size, 0) ? fixed : undefined)),
    fit: () => setOwn(null),
    /** Moves the map only when the place cannot be seen. */
    reveal: (place: Place) => {
      if (!isInside(toScreen(place, view, size), size, edge)) setOwn({ ...view, centre: place });
    },
  };
}
