/** The one registry of what has been typed and not saved, so that leaving it is asked about in one place. */
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { DialogContext } from '../dialog-context.ts';

interface Unsaved {
  /** True when the form is kept as a draft when its page is left. */
  keepsDraft: boolean;
  /** Forgets it, draft and all. */
  discard: () => void;
}

const entries = new Set<Unsaved>();
const watchers = new Set<() => void>();
/** The thing to be left: a page keeps its drafts in the tab, a session or a dialog drops its input. */
export type Leaving = 'page' | 'session' | 'dialog';

/** Pending navigation that waits for a decision. */
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
  /**
   * Asks the person whether unsaved input may be dropped. Resolves to true at once when there is none.
   * @param within the entries that count: a dialog's own; all by default
   */
  ask: (leaving: Leaving, within: { readonly size: number } = entries): Promise<boolean> => {
    if (within.size === 0) return Promise.resolve(true);
    waiting?.answer(false);
    return new Promise((answer) => {
      waiting = { leaving, answer };
      tell();
    });
  },
  /** The current question to the person. */
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
  const dialog = useContext(DialogContext)?.entries;
  const takeOut = () => {
    dialog?.delete(entry);
    remove(entry);
  };
  useEffect(() => {
    if (!changed) return undefined;
    entries.add(entry);
    dialog?.add(entry);
    tell();
    return () => {
      dialog?.delete(entry);
      remove(entry);
    };
  }, [changed, entry, dialog]);
  return takeOut;
}

const nothing = () => {};

/** Registers the input around it as unsaved while `changed`; for small forms without `useForm`. Renders nothing. */
export function Unsaved({ changed }: { changed: boolean }) {
  useUnsaved(changed, false, nothing);
  return null;
}
