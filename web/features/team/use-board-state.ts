/** Keeps a value as long as the same people and days are shown. */
import { useState } from 'react';

/** @param board key of the shown people and days; leaving a board drops the value */
export function useBoardState<Value>(board: string): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [kept, setKept] = useState<{ readonly board: string; readonly value: Value | undefined }>({ board, value: undefined });
  if (kept.board !== board) setKept({ board, value: undefined });
  return [kept.board === board ? kept.value : undefined, (value) => setKept({ board, value })];
}
