/** Long work in turns, between which the browser answers to the person. */
import { useEffect, useState } from 'react';

/** Counts from 1 up to `most`, one with each turn; begins anew with other work. */
export function useTurns(work: unknown, most: number): number {
  const [turn, setTurn] = useState({ work, count: 1 });
  const count = Math.min(turn.work === work ? turn.count : 1, most);
  useEffect(() => {
    if (count >= most) return;
    const timer = setTimeout(() => setTurn({ work, count: count + 1 }));
    return () => clearTimeout(timer);
  }, [work, count, most]);
  return count;
}
