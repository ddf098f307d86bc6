/** Refreshes a screen in place when others change its data. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveChange } from './follow-changes.ts';
import { useChanges } from './use-changes.ts';

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
