/** Whether something takes longer than a glance: only then it is worth a skeleton or a sign of waiting. */
import { useEffect, useState } from 'react';

/** In milliseconds. */
const glance = 200;

export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), glance);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
