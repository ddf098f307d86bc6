/**
 * A fair queue with limits of calls in flight, so a flood of one kind of call takes nothing from another kind. Each REST call
 * and each caller has a limit too. The next call belongs to the network with least in flight, and in that network to the caller with least. A full
 * queue makes room for a network with fewer waiting calls, so a flood from one network never keeps others out (decision 150).
 */

export interface Bounds {
  readonly all: number;
  /** Limits of one REST call. */
  readonly perCall: number;
  /** Limits of one token, or of one address without a token. */
  readonly perCaller: number;
}

export interface FairLimits {
  readonly inFlight: Bounds;
  readonly waiting: Bounds;
}

/** A caller with the call to make. */
export interface Entrant {
  readonly call: string;
  readonly caller: string;
}

/** Error of a full queue. Nothing was sent. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export interface FairLimiter {
  /** @returns a function that releases the turn; null when no turn is free */
  tryEnter(entrant: Entrant): (() => void) | null;
  /**
   * Waits for a turn.
   * @returns a function that releases the turn
   * @throws QueueFull, or the signal's reason when it aborts first
   */
  enter(entrant: Entrant, signal: AbortSignal): Promise<() => void>;
}

export function createFairLimiter({ inFlight, waiting }: FairLimits): FairLimiter {
  const flying = createTally(inFlight);
  const queued = createTally(waiting);
  /** Waiting entrants in order of arrival. */
  const queue = new Map<Entrant, { readonly start: () => void; readonly refuse: () => void }>();

  /** Starts a turn. @returns a function that releases it once */
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

  const hasLess = (one: Entrant, other: Entrant) => {
    const difference = flying.ofNetwork(one) - flying.ofNetwork(other);
    return difference < 0 || (difference === 0 && flying.ofCaller(one) < flying.ofCaller(other));
  };

  /** Returns the waiting entrant that fits and whose network and caller have least in flight. */
  function nextFitting(): Entrant | null {
    let next: Entrant | null = null;
    for (const entrant of queue.keys()) {
      if (flying.fits(entrant) && (next === null || hasLess(entrant, next))) next = entrant;
    }
    return next;
  }

  /** Starts every waiting entrant that fits. One that leaves can free two limits, each of which another entrant waits for. */
  function startWaiting(): void {
    for (let next = nextFitting(); next !== null; next = nextFitting()) queue.get(next)?.start();
  }

  /** Refuses the newest waiting entrant of the network with most of them, when the new entrant fits in its place. */
  function makeRoom(entrant: Entrant): void {
    let crowded: Entrant | null = null;
    for (const other of queue.keys()) {
      const isFitting = queued.fitsInPlaceOf(entrant, other) && queued.ofNetwork(other) > queued.ofNetwork(entrant) + 1;
      if (isFitting && (crowded === null || queued.ofNetwork(other) >= queued.ofNetwork(crowded))) crowded = other;
    }
    if (crowded !== null) queue.get(crowded)?.refuse();
  }

  const tryEnter: FairLimiter['tryEnter'] = (entrant) => (flying.fits(entrant) ? start(entrant) : null);

  return {
    tryEnter,
    async enter({ call, caller }, signal) {
      signal.throwIfAborted();
      const entrant = { call, caller };
      const turn = tryEnter(entrant);
      if (turn !== null) return turn;
      if (!queued.fits(entrant)) makeRoom(entrant);
      if (!queued.fits(entrant)) throw new QueueFull('as many as may wait do');
      return new Promise((resolve, reject) => {
        const leave = () => {
          leaveQueue(entrant);
          reject(signal.reason);
        };
        const stopWaiting = () => {
          signal.removeEventListener('abort', leave);
          leaveQueue(entrant);
        };
        signal.addEventListener('abort', leave, { once: true });
        queued.add(entrant);
        queue.set(entrant, {
          start: () => {
            stopWaiting();
            resolve(start(entrant));
          },
          refuse: () => {
            stopWaiting();
            reject(new QueueFull('others wait longer'));
          },
        });
      });
    },
  };
}

/** Counts entrants in total, by call, by caller and by network. */
function createTally({ all, perCall, perCaller }: Bounds) {
  const calls = new Map<string, number>();
  const callers = new Map<string, number>();
  const networks = new Map<string, number>();
  let total = 0;
  const countOf = (counts: ReadonlyMap<string, number>, key: string) => counts.get(key) ?? 0;
  function change(counts: Map<string, number>, key: string, by: 1 | -1): void {
    const count = countOf(counts, key) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }
  function changeAll({ call, caller }: Entrant, by: 1 | -1): void {
    total += by;
    change(calls, call, by);
    change(callers, caller, by);
    change(networks, wideNetworkOf(caller), by);
  }
  /** @param leaving number of entrants that leave first, `ofCall` of them with the same call and `ofCaller` with the same caller */
  const fits = ({ call, caller }: Entrant, leaving = 0, ofCall = 0, ofCaller = 0) =>
    total - leaving < all && countOf(calls, call) - ofCall < perCall && countOf(callers, caller) - ofCaller < perCaller;
  return {
    fits: (entrant: Entrant) => fits(entrant),
    fitsInPlaceOf: (entrant: Entrant, other: Entrant) => fits(entrant, 1, Number(other.call === entrant.call), Number(other.caller === entrant.caller)),
    ofNetwork: ({ caller }: Entrant) => countOf(networks, wideNetworkOf(caller)),
    ofCaller: ({ caller }: Entrant) => countOf(callers, caller),
    add: (entrant: Entrant) => changeAll(entrant, 1),
    remove: (entrant: Entrant) => changeAll(entrant, -1),
  };
}

/**
 * Returns the network that usually belongs to one organisation, so a flood from all of its addresses counts as one caller: the first 16 bits of an IPv4 address, or the first 32 bits of an IPv6 network as the gateway writes it.
 * Returns any other text, such as the digest of a token, unchanged.
 */
export function wideNetworkOf(address: string): string {
  const [, ofFour] = /^(\d+\.\d+)\.\d+\.\d+$/.exec(address) ?? [];
  if (ofFour !== undefined) return `${ofFour}.0.0/16`;
  const [, ofSix] = /^([\da-f]+:[\da-f]+):.*::\/64$/.exec(address) ?? [];
  return ofSix === undefined ? address : `${ofSix}::/32`;
}
