/** Calls back for changes by others. The script that follows them loads after the first screen. */
import { useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
import type { LiveChange } from './follow-changes.ts';
import type { Watcher } from './watch-changes.ts';

/** Milliseconds reserved for the first screen. */
let startAfter = 2_000;

export function useChanges(onChange: Watcher): void {
  const notice = useEffectEvent(onChange);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const timer = setTimeout(async () => {
      startAfter = 0;
      // Without the script, the screen refreshes only on its own schedule.
      const loaded = await loadChunk(() => import('./watch-changes.ts')).catch(() => undefined);
      if (!isGone && loaded) stop = loaded.watchChanges((change) => notice(change));
    }, startAfter);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** Milliseconds for which changes are collected before a refresh. */
const renewAfter = 3_000;

/**
 * Refreshes a screen in place after changes that concern it.
 * @param isAllowed false while a refresh would disturb; the screen is then refreshed afterwards
 */
export function useRenewal(isConcerned: (change: LiveChange) => boolean, renew: () => unknown, isAllowed = true, afterMs = renewAfter): void {
  const [isDue, setDue] = useState(false);
  useChanges((change) => {
    if (isConcerned(change)) setDue(true);
  });
  const onTime = useEffectEvent(() => {
    setDue(false);
    renew();
  });
  useEffect(() => {
    if (!isDue || !isAllowed) return undefined;
    const timer = setTimeout(() => onTime(), afterMs);
    return () => clearTimeout(timer);
  }, [isDue, isAllowed, afterMs]);
}
