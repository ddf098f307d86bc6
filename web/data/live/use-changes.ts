/** Calls a screen back for changes by others. The script that follows them is loaded once the first screen has had time for itself. */
import { useEffect, useEffectEvent } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
import type { Watcher } from './watch-changes.ts';

/** Milliseconds that the first screen has for itself. */
let startAfter = 2_000;

export function useChanges(onChange: Watcher): void {
  const notice = useEffectEvent(onChange);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const timer = setTimeout(async () => {
      startAfter = 0;
      // Without the script the screen refreshes as it does by itself.
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
