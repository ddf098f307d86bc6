/** Calls back for changes by others and in other tabs. The script that follows them loads after the first screen. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useIndiaToday } from '../../calendar/server-clock.ts';
import { useIsUnsaved } from '../../ui/form/unsaved.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { whenCalm } from '../../ui/when-calm.ts';
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

/** Milliseconds for which changes are collected before a refresh of a single object, of a board, and of a report of many rows. */
export const renewAfter = { object: 3_000, board: 10_000, report: 60_000 } as const;

/**
 * Refreshes a screen in place after changes that concern it, after midnight, and when the network is back. Waits while a person types or points.
 * @param isAllowed false while a refresh would disturb; the screen is then refreshed afterwards
 */
export function useRenewal(isConcerned: (change: LiveChange) => boolean, renew: () => unknown, isAllowed = true, afterMs: number = renewAfter.object): void {
  const [isDue, setDue] = useState(false);
  const today = useIndiaToday();
  const [shownDay, setShownDay] = useState(today);
  const isUnsaved = useIsUnsaved();
  if (shownDay !== today) {
    setShownDay(today);
    setDue(true);
  }
  useChanges((change) => {
    if (isConcerned(change)) setDue(true);
  });
  useEffect(() => {
    const onOnline = () => setDue(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const onTime = useEffectEvent(() => {
    setDue(false);
    renew();
  });
  const mayRenew = isDue && isAllowed && !isUnsaved;
  useEffect(() => (mayRenew ? whenCalm(() => onTime(), afterMs) : undefined), [mayRenew, afterMs]);
}
