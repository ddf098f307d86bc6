/** The size a map is drawn at: 930 by 500 pixels (as specified), narrower where there is less room. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './projection.ts';

export const fullSize: Size = { width: 930, height: 500 };

/** Lower than this a map shows too little. */
const leastHeight = 340;

const sizeFor = (width: number): Size =>
  width === 0 || width >= fullSize.width ? fullSize : { width, height: Math.max(leastHeight, Math.round((width * fullSize.height) / fullSize.width)) };

/** Follows the width of an element. */
export function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(fullSize);
  // Before it is painted: a map that is narrower is not drawn wide first.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    setSize(sizeFor(frame.current.clientWidth));
    const observer = new ResizeObserver(([entry]) => setSize(sizeFor(Math.round(entry?.contentRect.width ?? 0))));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
