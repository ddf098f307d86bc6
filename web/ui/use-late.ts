/** Returns true when a pending request is slow enough to justify a skeleton. */
import { useEffect, useState } from 'react';

/** Delay in milliseconds before a pending request is shown. */
export const patience = 200;

export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
