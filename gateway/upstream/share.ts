/**
 * A share of what may be in flight at once: a flood of one kind of calls takes nothing from another kind. Within a share each REST call
 * and each asker has an end too, and whoever has least in flight is next.
 */

/** The most of each. */
export interface Bounds {
  readonly all: number;
  /** Of one REST call. */
  readonly perCall: number;
  /** Of one token, or of one address where there is no token. */
  readonly perAsker: number;
}

export interface ShareBounds {
  readonly inFlight: Bounds;
  readonly waiting: Bounds;
}

/** Who wants to make which call. */
export interface Entrant {
  readonly call: string;
  readonly asker: string;
}

/** Nothing was sent, because as many calls as are allowed already wait. */
export class ShareFull extends Error {
  override readonly name = 'ShareFull';
}

export interface Share {
  /** @returns what gives the turn back; null when there is none now */
  tryEnter(entrant: Entrant): (() => void) | null;
  /**
   * Waits for a turn.
   * @returns what gives the turn back
   * @throws ShareFull; the signal's reason when it comes first
   */
  enter(entrant: Entrant, signal: AbortSignal): Promise<() => void>;
}

export function createShare({ inFlight, waiting }: ShareBounds): Share {
  const flying = createTally(inFlight);
  const queued = createTally(waiting);
  /** In the order they came. */
  const queue = new Map<Entrant, () => void>();

  /** Gives a turn, which is given back once. */
  function start(entrant: Entrant): () => void {
    flying.add(entrant);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      flying.remove(entrant);
      startWaiting();
    };
  }

  function leaveQueue(entrant: Entrant): void {
    if (queue.delete(entrant)) queued.remove(entrant);
  }

  /** Returns the waiting entrant whose asker has least in flight, of those that fit. */
  function nextFitting(): Entrant | null {
    let next: Entrant | null = null;
    for (const entrant of queue.keys()) {
      if (flying.fits(entrant) && (next === null || flying.ofAsker(entrant) < flying.ofAsker(next))) next = entrant;
    }
    return next;
  }

  /** Starts every waiting entrant that fits: one that leaves can free a place in two limits, of which two others waited for one each. */
  function startWaiting(): void {
    for (let next = nextFitting(); next !== null; next = nextFitting()) queue.get(next)?.();
  }

  const tryEnter: Share['tryEnter'] = (entrant) => (flying.fits(entrant) ? start(entrant) : null);

  return {
    tryEnter,
    async enter({ call, asker }, signal) {
      signal.throwIfAborted();
      const entrant = { call, asker };
      const turn = tryEnter(entrant);
      if (turn !== null) return turn;
      if (!queued.fits(entrant)) throw new ShareFull('as many as may wait do');
      return new Promise((resolve, reject) => {
        const leave = () => {
          leaveQueue(entrant);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        queued.add(entrant);
        queue.set(entrant, () => {
          signal.removeEventListener('abort', leave);
          leaveQueue(entrant);
          resolve(start(entrant));
        });
      });
    },
  };
}

/** Counts entrants in all, by call and by asker. */
function createTally({ all, perCall, perAsker }: Bounds) {
  const calls = new Map<string, number>();
  const askers = new Map<string, number>();
  let total = 0;
  const countOf = (counts: ReadonlyMap<string, number>, key: string) => counts.get(key) ?? 0;
  function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
    const count = countOf(counts, key) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }
  function changeAll({ call, asker }: Entrant, by: 1 | -1): void {
    total += by;
    change(calls, call, by);
    change(askers, asker, by);
  }
  return {
    fits: ({ call, asker }: Entrant) => total < all && countOf(calls, call) < perCall && countOf(askers, asker) < perAsker,
    ofAsker: ({ asker }: Entrant) => countOf(askers, asker),
    add: (entrant: Entrant) => changeAll(entrant, 1),
    remove: (entrant: Entrant) => changeAll(entrant, -1),
  };
}
