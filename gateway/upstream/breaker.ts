/**
 * Circuit breaker for REST calls. Stops a call that fails for every caller, and probes with one call at a time. opossum counts calls regardless of
 * their callers. Here failures of fewer than three callers never open the breaker, so one person's bad record does not block the call for everyone.
 */

/** Outcome of an attempt. `failed` is a connection fault, a timeout or a 5xx. An attempt is `inconclusive` when, for example, the caller disconnected. */
export type Ending = 'answered' | 'failed' | 'inconclusive';

export interface Breaker {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  wait(): number;
  /** Returns true from the failure that opened the breaker until an attempt succeeds, also when the next attempt is allowed now. */
  isOpen(): boolean;
  /** Starts an attempt. @returns a function that records its outcome; null when no attempt is allowed */
  begin(caller: string): ((ending: Ending) => void) | null;
}

/** Length of the window in milliseconds. */
const windowMs = 10_000;
/** Minimum number of calls in the window for the breaker to open. */
const leastCalls = 20;
/** Minimum number of callers with failed calls for the breaker to open. */
const minCallers = 3;
/** Minimum share of failed calls for the breaker to open. */
const failedShare = 0.5;
/** Milliseconds until the first probe. */
const restMs = 5_000;
/** Length of a counting bucket in milliseconds. */
const secondMs = 1_000;

interface Second {
  readonly at: number;
  calls: number;
  failed: number;
  /** Callers whose calls failed, up to the number that matters. */
  readonly callers: Set<string>;
}

/** @param now monotonic clock in milliseconds */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let seconds: Second[] = [];
  /** Time until which no attempt is allowed; null while the breaker is closed. */
  let openUntil: number | null = null;
  let isProbed = false;

  function current(): Second {
    const at = Math.floor(now() / secondMs);
    seconds = seconds.filter((second) => second.at > at - windowMs / secondMs);
    const last = seconds.at(-1);
    if (last?.at === at) return last;
    const second = { at, calls: 0, failed: 0, callers: new Set<string>() };
    seconds.push(second);
    return second;
  }

  function isBroken(): boolean {
    const calls = seconds.reduce((sum, second) => sum + second.calls, 0);
    const failed = seconds.reduce((sum, second) => sum + second.failed, 0);
    const callers = new Set(seconds.flatMap((second) => [...second.callers]));
    return calls >= leastCalls && failed >= calls * failedShare && callers.size >= minCallers;
  }

  function open(): void {
    openUntil = now() + restMs;
    seconds = [];
  }

  function count(caller: string, ending: Ending): void {
    // A call that started before the breaker opened adds no information.
    if (ending === 'inconclusive' || openUntil !== null) return;
    const second = current();
    second.calls += 1;
    if (ending === 'answered') return;
    second.failed += 1;
    if (second.callers.size < minCallers) second.callers.add(caller);
    if (isBroken()) open();
  }

  function endProbe(ending: Ending): void {
    isProbed = false;
    if (ending === 'answered') openUntil = null;
    else if (ending === 'failed') open();
  }

  const wait = () => (openUntil === null ? 0 : isProbed ? 1 : Math.max(0, Math.ceil((openUntil - now()) / 1_000)));

  return {
    wait,
    isOpen: () => openUntil !== null,
    begin(caller) {
      if (openUntil === null) return (ending) => count(caller, ending);
      if (wait() > 0) return null;
      isProbed = true;
      return endProbe;
    },
  };
}
