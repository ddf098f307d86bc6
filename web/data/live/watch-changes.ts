/** Watches recorded changes by others while a screen subscribes and the tab is visible (decision 176). */
import { session } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { followChanges, type LiveChange } from './follow-changes.ts';

export type Watcher = (change: LiveChange) => void;

const watchers = new Set<Watcher>();
let cursor: string | undefined;
let reader: string | undefined;
let isRefused = false;
let stop: (() => void) | undefined;

// Without HTTPS, locks are missing in spite of the types.
const isSupported = () => Boolean(Reflect.get(navigator, 'locks')) && 'BroadcastChannel' in globalThis;

const start = (personId: string): (() => void) =>
  followChanges({
    personId,
    after: cursor,
    onChange(change) {
      ({ cursor } = change);
      // The tab that made a change has already refreshed its lists.
      if (change.node.own !== true) for (const watcher of watchers) watcher(change);
    },
    onRefused() {
      isRefused = true;
    },
  });

/** Follows while a person is signed in, the tab is visible, and a screen subscribes. */
function update(): void {
  const state = session.state();
  // The stream closes during a new sign-in and resumes at the same cursor.
  const personId = personOf(state)?.id;
  if (personId !== reader) {
    stop?.();
    stop = undefined;
    cursor = undefined;
    isRefused = false;
    reader = personId;
  }
  const isWanted = state.status === 'signedIn' && watchers.size > 0 && document.visibilityState === 'visible' && !isRefused && isSupported();
  if (isWanted && personId !== undefined) stop ??= start(personId);
  else {
    stop?.();
    stop = undefined;
  }
}

let isListening = false;

/** Subscribes to changes. @returns a function that unsubscribes */
export function watchChanges(watcher: Watcher): () => void {
  if (!isListening) {
    isListening = true;
    session.subscribe(update);
    document.addEventListener('visibilitychange', update);
  }
  watchers.add(watcher);
  update();
  return () => {
    watchers.delete(watcher);
    // Delayed, because the next screen mounts after this one unmounts and should reuse the stream.
    setTimeout(update);
  };
}
