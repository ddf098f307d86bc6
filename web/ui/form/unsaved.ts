/** Registry of unsaved input, so the confirmation before leaving is in one place. */
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { DialogContext } from '../dialog-context.ts';

interface Unsaved {
  /** True when the form's values are kept as a draft after navigation. */
  keepsDraft: boolean;
  /** Discards the input and its draft. */
  discard: () => void;
}

const entries = new Set<Unsaved>();
const watchers = new Set<() => void>();
/** The thing that the person leaves. Leaving a page keeps its drafts in the tab; leaving a session or a dialog drops the input. */
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
   * Asks for confirmation before unsaved input is dropped. Resolves to true at once when there is none.
   * @param within the entries that count, such as those of a dialog; all by default
   */
  ask: (leaving: Leaving, within: { readonly size: number } = entries): Promise<boolean> => {
    if (within.size === 0) return Promise.resolve(true);
    waiting?.answer(false);
    return new Promise((answer) => {
      waiting = { leaving, answer };
      tell();
    });
  },
  /** Returns the kind of leaving that awaits confirmation. */
  leaving: () => waiting?.leaving,
  answer: (leave: boolean) => {
    waiting?.answer(leave);
    waiting = undefined;
    tell();
  },
};

/** Returns true while there is unsaved input. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribe, unsaved.any);

export const useLeaving = (): Leaving | undefined => useSyncExternalStore(subscribe, unsaved.leaving);

/** Registers a form while it is changed. Returns a function that unregisters it at once, before navigation after a save. */
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

/** Registers the surrounding input as unsaved while `changed`, for small forms without `useForm`. Renders nothing. */
export function Unsaved({ changed }: { changed: boolean }) {
  useUnsaved(changed, false, nothing);
  return null;
}
