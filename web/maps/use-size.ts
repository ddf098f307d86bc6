/** Measures the size of a map: 930 by 500 pixels, narrower where there is less room. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Size } from './projection.ts';

export const fullSize: Size = { width: 930, height: 500 };

/** Minimum height of a map in pixels. */
export const leastMapHeight = 340;

const sizeFor = (frameWidth: number, leastHeight: number): Size => {
  const width = frameWidth === 0 ? fullSize.width : Math.min(frameWidth, fullSize.width);
  return { width, height: Math.max(leastHeight, Math.round((width * fullSize.height) / fullSize.width)) };
};

/** Follows the width of an element; undefined until it is measured, before the first paint. @param leastHeight minimum height of the map in pixels */
export function useSize(frame: RefObject<HTMLElement | null>, leastHeight: number): Size | undefined {
  const [width, setWidth] = useState<number>();
  // A layout effect, so a narrow map is not drawn wide first.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    setWidth(frame.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return useMemo(() => (width === undefined ? undefined : sizeFor(width, leastHeight)), [width, leastHeight]);
}
