/** What is the same from one drawing to the next, so that what is made of it can be left as it is. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The value from before as long as the new one says the same. For plain data as small as an address or a page of rows. */
export function useKept<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/** One function for as long as the component stands, which does what the latest one does. For what people do, never while drawing. */
export function useHandler<Args extends readonly unknown[], Result>(handler: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
