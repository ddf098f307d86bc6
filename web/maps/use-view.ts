/** State of the schematic map's view, which shows all places until the person moves or zooms the map. */
import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Place } from './place.ts';
import { fitted, isInside, moved, type Point, type Size, toScreen, type View, zoomed } from './projection.ts';

/** Maximum movement of a click in pixels. A pointer that moves further drags. */
const clickSlack = 4;

/** A chosen marker closer to the edge than this, in pixels, is moved to the centre. */
const edge = 24;

/** @param extent stable while the places are equal, so the view is stable too */
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
    /** Handlers of the draggable element. */
    handlers,
    /** True when the current click ends a drag. */
    dragged: useCallback(() => drag.current?.moved === true, []),
    /** Zooms. The fixed place keeps its position on the screen while it is visible. */
    zoom: (steps: number, fixed?: Place) =>
      setOwn(zoomed(view, steps, size, fixed !== undefined && isInside(toScreen(fixed, view, size), size, 0) ? fixed : undefined)),
    fit: () => setOwn(null),
    /** Moves the map only when the place is not visible. */
    reveal: (place: Place) => {
      if (!isInside(toScreen(place, view, size), size, edge)) setOwn({ ...view, centre: place });
    },
  };
}
