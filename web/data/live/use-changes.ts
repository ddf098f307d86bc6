/** Calls back for changes by others. The script that follows them loads after the first screen. */
import { useEffect, useEffectEvent } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
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
