/** Changes by others as they are recorded, while a screen watches and the tab is visible (decision 176). */
import { session } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { followChanges, type LiveChange } from './follow-changes.ts';

export type Watcher = (change: LiveChange) => void;

const watchers = new Set<Watcher>();
let cursor: string | undefined;
let reader: string | undefined;
let isRefused = false;
let stop: (() => void) | undefined;

// Without HTTPS there are no locks, whatever the types say.
const isSupported = () => Boolean(Reflect.get(navigator, 'locks')) && 'BroadcastChannel' in globalThis;

const start = (personId: string): (() => void) =>
  followChanges({
    personId,
    after: cursor,
    onChange(change) {
      ({ cursor } = change);
      // The tab that made a change has renewed its lists already.
      if (change.node.own !== true) for (const watcher of watchers) watcher(change);
    },
    onRefused() {
      isRefused = true;
    },
  });

/** Follows while somebody is signed in, the tab is visible, and a screen watches. */
function update(): void {
  const state = session.state();
  // While the person signs in again, the stream is closed and its place is kept.
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

/** @returns what stops the calls back */
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
    // The next screen mounts after this one unmounts, and keeps the stream.
    setTimeout(update);
  };
}
