/** The one registry of what has been typed and not saved, so that leaving it is asked about in one place. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';

interface Unsaved {
  /** Whether it is kept as a draft when its page is left. */
  keepsDraft: boolean;
  /** Forgets it, draft and all. */
  discard: () => void;
}

const entries = new Set<Unsaved>();
const watchers = new Set<() => void>();
/** What is to be left: a page, whose drafts stay in the tab, or the session, which takes them along. */
export type Leaving = 'page' | 'session';

/** Who waits to leave what. */
let waiting: { leaving: Leaving; answer: (leave: boolean) => void } | undefined;

const tell = () => {
  for (const watcher of watchers) watcher();
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
};

const remove = (entry: Unsaved) => {
  if (entries.delete(entry)) tell();
};

export const unsaved = {
  any: () => entries.size > 0,
  keepsDrafts: () => [...entries].every(({ keepsDraft }) => keepsDraft),
  discardAll: () => {
    for (const entry of [...entries]) {
      entry.discard();
      remove(entry);
    }
  },
  /** Asks the person whether what is unsaved may go; true at once when there is nothing. */
  ask: (leaving: Leaving): Promise<boolean> => {
    if (entries.size === 0) return Promise.resolve(true);
    waiting?.answer(false);
    return new Promise((answer) => {
      waiting = { leaving, answer };
      tell();
    });
  },
  /** What the person is asked about now. */
  leaving: () => waiting?.leaving,
  answer: (leave: boolean) => {
    waiting?.answer(leave);
    waiting = undefined;
    tell();
  },
};

export const useLeaving = (): Leaving | undefined => useSyncExternalStore(subscribe, unsaved.leaving);

/** Registers a form while it is changed. Returns what takes it out at once, before the page is left after a save. */
export function useUnsaved(changed: boolean, keepsDraft: boolean, discard: () => void): () => void {
  const entry = useMemo(() => ({ keepsDraft, discard }), [keepsDraft, discard]);
  useEffect(() => {
    if (!changed) return undefined;
    entries.add(entry);
    tell();
    return () => remove(entry);
  }, [changed, entry]);
  return () => remove(entry);
}
