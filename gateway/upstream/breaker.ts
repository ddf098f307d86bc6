/**
 * Stops asking a REST call that fails for everybody, and tries it again with one call at a time. opossum counts calls, not who made them;
 * here failures of fewer than three askers never open it, so that one person's bad record does not take the call from everybody.
 */

/** How a try ended: `failed` is a connection fault, a timeout or a 5xx; `untold` says nothing about the REST API, as when the asker left. */
export type Ending = 'answered' | 'failed' | 'untold';

export interface Breaker {
  /** Seconds until the next try may be made; 0: now. */
  wait(): number;
  /** Returns true from the failure that opened the breaker until a try was answered, also when the next try may be made now. */
  isOpen(): boolean;
  /** A try, which begins now. @returns what is told how it ended; null when none may be made */
  begin(asker: string): ((ending: Ending) => void) | null;
}

/** Milliseconds that are looked back on. */
const windowMs = 10_000;
/** Fewer calls than these in the window say nothing. */
const leastCalls = 20;
/** Askers of failed calls. */
const leastAskers = 3;
/** Share of the failed calls among all. */
const failedShare = 0.5;
/** Milliseconds without a try. */
const restMs = 5_000;
/** Calls are counted by second. */
const secondMs = 1_000;

interface Second {
  readonly at: number;
  calls: number;
  failed: number;
  /** Askers whose calls failed; no more are remembered than matter. */
  readonly askers: Set<string>;
}

/** @param now milliseconds that only rise */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let seconds: Second[] = [];
  /** Null: closed. */
  let openUntil: number | null = null;
  let isProbed = false;

  function current(): Second {
    const at = Math.floor(now() / secondMs);
    seconds = seconds.filter((second) => second.at > at - windowMs / secondMs);
    const last = seconds.at(-1);
    if (last?.at === at) return last;
    const second = { at, calls: 0, failed: 0, askers: new Set<string>() };
    seconds.push(second);
    return second;
  }

  function isBroken(): boolean {
    const calls = seconds.reduce((sum, second) => sum + second.calls, 0);
    const failed = seconds.reduce((sum, second) => sum + second.failed, 0);
    const askers = new Set(seconds.flatMap((second) => [...second.askers]));
    return calls >= leastCalls && failed >= calls * failedShare && askers.size >= leastAskers;
  }

  function open(): void {
    openUntil = now() + restMs;
    seconds = [];
  }

  function count(asker: string, ending: Ending): void {
    // A call from before it opened says nothing new.
    if (ending === 'untold' || openUntil !== null) return;
    const second = current();
    second.calls += 1;
    if (ending === 'answered') return;
    second.failed += 1;
    if (second.askers.size < leastAskers) second.askers.add(asker);
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
    begin(asker) {
      if (openUntil === null) return (ending) => count(asker, ending);
      if (wait() > 0) return null;
      isProbed = true;
      return endProbe;
    },
  };
}
