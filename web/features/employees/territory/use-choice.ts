/** Stores who takes over a territory, and the talukas that stay, as a draft. An interrupted hand-over continues with them after a reload. */
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft.ts';
import type { Holder } from './use-territory.ts';

interface Choice {
  readonly successor: Holder | null;
  /** Keys of the talukas that stay. */
  readonly left: readonly string[];
}

const nothing: Choice = { successor: null, left: [] };

/** @param userId owner of the territory */
export function useChoice(userId: string) {
  const draft = `territory ${userId}`;
  const [{ successor, left }, setChoice] = useState(() => readDraft(draft, nothing));
  useEffect(() => {
    if (successor === null && left.length === 0) dropDraft(draft);
    else keepDraft(draft, { successor, left }, []);
  }, [draft, successor, left]);
  return {
    successor,
    left: new Set(left),
    choose: (next: Partial<Choice>) => setChoice((before) => ({ ...before, ...next })),
  };
}
