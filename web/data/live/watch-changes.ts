/** Watches recorded changes by others and in other tabs while a screen subscribes (decision 176). A hidden tab shows them when it is visible again. */
import { session } from '../../session/session.ts';
import { personOf } from '../../session/session-store.ts';
import { lastChangeAt } from '../changes.ts';
import { type Follower, followChanges, type LiveChange } from './follow-changes.ts';

export type Watcher = (change: LiveChange) => void;

const watchers = new Set<Watcher>();
let cursor: string | undefined;
let reader: string | undefined;
let isRefused = false;
let follower: Follower | undefined;

/** Changes that arrived while the tab was hidden. */
const delayed: LiveChange[] = [];
const maxDelayed = 1_000;

/** Milliseconds until a change by this tab arrives in the stream. */
const arrivesWithin = 5_000;
/** Time since which the tab is visible. While it was hidden, another tab may have made changes. */
let shownSince = 0;

/** Returns true when an own change that arrives now was probably made in this tab. */
const isOfThisTab = () => isVisible() && lastChangeAt() > Math.max(shownSince, Date.now() - arrivesWithin);

// Without HTTPS, locks are missing in spite of the types.
const isSupported = () => Boolean(Reflect.get(navigator, 'locks')) && 'BroadcastChannel' in globalThis;

const isVisible = () => document.visibilityState === 'visible';

function notify(change: LiveChange): void {
  for (const watcher of watchers) watcher(change);
}

const start = (personId: string): Follower =>
  followChanges({
    personId,
    after: cursor,
    onChange(change) {
      ({ cursor } = change);
      // The tab that made a change has already refreshed its lists. The person's other tabs have not.
      if (change.node.own === true && isOfThisTab()) return;
      if (isVisible()) notify(change);
      else if (delayed.push(change) > maxDelayed) delayed.shift();
    },
    onRefused() {
      isRefused = true;
    },
  });

function stop(): void {
  follower?.stop();
  follower = undefined;
  delayed.length = 0;
}

function followAs(personId: string): void {
  follower ??= start(personId);
  if (isVisible()) {
    follower.lead();
    for (const change of delayed.splice(0)) notify(change);
  } else follower.listen();
}

/** Follows while a person is signed in and a screen subscribes. Only a visible tab reads the stream. */
function update(): void {
  const state = session.state();
  // The stream closes during a new sign-in and resumes at the same cursor.
  const personId = personOf(state)?.id;
  if (personId !== reader) {
    stop();
    cursor = undefined;
    isRefused = false;
    reader = personId;
  }
  const isWanted = state.status === 'signedIn' && watchers.size > 0 && !isRefused && isSupported();
  if (!isWanted || personId === undefined) stop();
  else followAs(personId);
}

let isListening = false;

/** Subscribes to changes. @returns a function that unsubscribes */
export function watchChanges(watcher: Watcher): () => void {
  if (!isListening) {
    isListening = true;
    session.subscribe(update);
    document.addEventListener('visibilitychange', () => {
      shownSince = Date.now();
      update();
    });
  }
  watchers.add(watcher);
  update();
  return () => {
    watchers.delete(watcher);
    // Delayed, because the next screen mounts after this one unmounts and should reuse the stream.
    setTimeout(update);
  };
}
