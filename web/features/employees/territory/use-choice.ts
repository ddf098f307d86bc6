/** Stores who takes over a territory, the talukas that stay and the reason as a draft. An interrupted hand-over continues with them after a reload. */
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft.ts';
import type { Holder } from './use-territory.ts';

interface Choice {
  readonly successor: Holder | null;
  /** Keys of the talukas that stay. */
  readonly left: readonly string[];
  readonly reason: string;
}

const nothing: Choice = { successor: null, left: [], reason: '' };

/** @param userId owner of the territory */
export function useChoice(userId: string) {
  const draft = `territory ${userId}`;
  const [{ successor, left, reason }, setChoice] = useState(() => readDraft(draft, nothing));
  useEffect(() => {
    if (successor === null && left.length === 0 && reason === '') dropDraft(draft);
    else keepDraft(draft, { successor, left, reason }, []);
  }, [draft, successor, left, reason]);
  return {
    successor,
    left: new Set(left),
    reason,
    choose: (next: Partial<Choice>) => setChoice((before) => ({ ...before, ...next })),
  };
}
