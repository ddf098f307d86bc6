/** Renews a screen in place when others change what it shows. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveChange } from './follow-changes.ts';
import { useChanges } from './use-changes.ts';

/** Milliseconds in which changes are collected before a screen renews itself. */
const renewAfter = 3_000;

/**
 * Renews a screen in place after changes that concern the screen.
 * @param isAllowed false while a renewal would disturb; the screen is then renewed afterwards
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
