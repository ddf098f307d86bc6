import { setMaxListeners } from 'node:events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairLimiter, type Entrant, QueueFull } from './fair-limiter.ts';

const bounds = { inFlight: { all: 4, perCall: 3, perCaller: 2 }, waiting: { all: 4, perCall: 3, perCaller: 2 } };
const { signal } = new AbortController();
setMaxListeners(0, signal);
const entrant = (call: string, caller: string): Entrant => ({ call, caller });
/** Waits until every settled promise has run its handlers. */
const settle = () => new Promise(setImmediate);

/** Enters without waiting, and reports whether the entrant has its turn. */
function entering(limiter: ReturnType<typeof createFairLimiter>, call: string, caller: string, stop: AbortSignal = signal) {
  const entry: { leave: (() => void) | null; refused: unknown } = { leave: null, refused: null };
  limiter.enter(entrant(call, caller), stop).then(
    (leave) => {
      entry.leave = leave;
    },
    (error: unknown) => {
      entry.refused = error;
    },
  );
  return entry;
}

describe('in flight', () => {
  test.each<[string, Entrant[], Entrant, boolean]>([
    ['below every bound', [entrant('a', '1')], entrant('a', '1'), true],
    ['the limit of one caller', [entrant('a', '1'), entrant('b', '1')], entrant('c', '1'), false],
    ['a bystander beside them', [entrant('a', '1'), entrant('b', '1')], entrant('a', '2'), true],
    ['the limit of one call', [entrant('a', '1'), entrant('a', '2'), entrant('a', '3')], entrant('a', '4'), false],
    ['another call beside them', [entrant('a', '1'), entrant('a', '2'), entrant('a', '3')], entrant('b', '4'), true],
    ['the total limit', [entrant('a', '1'), entrant('b', '2'), entrant('c', '3'), entrant('d', '4')], entrant('e', '5'), false],
  ])('%s', async (_case, before, next, starts) => {
    const limiter = createFairLimiter(bounds);
    for (const each of before) await limiter.enter(each, signal);
    const entry = entering(limiter, next.call, next.caller);
    await settle();
    expect(entry.leave !== null).toBe(starts);
  });

  test('counts a turn that is released twice as released once', async () => {
    const limiter = createFairLimiter({ ...bounds, inFlight: { all: 1, perCall: 1, perCaller: 1 } });
    const leave = await limiter.enter(entrant('a', '1'), signal);
    leave();
    await limiter.enter(entrant('a', '1'), signal);
    leave();
    const entry = entering(limiter, 'a', '1');
    await settle();
    expect(entry.leave).toBeNull();
  });
});

describe('a flood from one network', () => {
  const one = { ...bounds, inFlight: { all: 2, perCall: 2, perCaller: 1 }, waiting: { all: 4, perCall: 4, perCaller: 4 } };

  test('makes room for another network, which gets the next turn', async () => {
    const limiter = createFairLimiter(one);
    const leave = await limiter.enter(entrant('a', '10.0.0.1'), signal);
    await limiter.enter(entrant('a', '10.0.0.2'), signal);
    const flood = ['10.0.0.3', '10.0.0.4', '10.0.1.1', '10.0.2.2'].map((address) => entering(limiter, 'a', address));
    const bystander = entering(limiter, 'a', '198.18.0.1');
    await settle();
    expect(flood.map(({ refused }) => refused instanceof QueueFull)).toEqual([false, false, false, true]);
    leave();
    await settle();
    expect(bystander.leave).not.toBeNull();
    expect(flood.map((entry) => entry.leave)).toEqual([null, null, null, null]);
  });

  test('keeps its places when another network has as many', async () => {
    const limiter = createFairLimiter(one);
    await limiter.enter(entrant('a', '10.0.0.1'), signal);
    await limiter.enter(entrant('a', '198.18.0.9'), signal);
    const first = ['10.0.0.2', '10.0.0.3'].map((address) => entering(limiter, 'a', address));
    const second = ['198.18.0.1', '198.18.0.2', '198.18.0.3'].map((address) => entering(limiter, 'a', address));
    await settle();
    expect([...first, ...second].map(({ refused }) => refused instanceof QueueFull)).toEqual([false, false, false, false, true]);
  });
});

describe('waiting', () => {
  const full = { ...bounds, inFlight: { all: 1, perCall: 1, perCaller: 1 } };

  test.each<[string, Entrant[], Entrant, boolean]>([
    ['the limit of one caller', [entrant('a', '1'), entrant('b', '1')], entrant('c', '1'), true],
    ['the limit of one call', [entrant('a', '1'), entrant('a', '2'), entrant('a', '3')], entrant('a', '4'), true],
    ['the total limit', [entrant('a', '1'), entrant('b', '2'), entrant('c', '3'), entrant('d', '4')], entrant('e', '5'), true],
    ['a bystander beside a full queue of one caller', [entrant('a', '1'), entrant('b', '1')], entrant('a', '2'), false],
  ])('%s: refuses the next: %j', async (_case, before, next, refused) => {
    const limiter = createFairLimiter(full);
    await limiter.enter(entrant('first', '0'), signal);
    for (const each of before) entering(limiter, each.call, each.caller);
    const entry = entering(limiter, next.call, next.caller);
    await settle();
    expect(entry.refused instanceof QueueFull).toBe(refused);
  });

  test('prefers the entrant with least in flight to earlier ones', async () => {
    const limiter = createFairLimiter({ inFlight: { all: 2, perCall: 9, perCaller: 9 }, waiting: { all: 9, perCall: 9, perCaller: 9 } });
    const leave = await limiter.enter(entrant('a', 'flood'), signal);
    await limiter.enter(entrant('a', 'flood'), signal);
    const flood = entering(limiter, 'a', 'flood');
    const bystander = entering(limiter, 'a', 'bystander');
    leave();
    await settle();
    expect([flood.leave, bystander.leave]).toEqual([null, expect.any(Function)]);
  });

  test('frees the place of an entrant that leaves, without a turn', async () => {
    const limiter = createFairLimiter({ ...full, waiting: { all: 1, perCall: 1, perCaller: 1 } });
    const leave = await limiter.enter(entrant('a', '1'), signal);
    const left = new AbortController();
    const gone = entering(limiter, 'a', '2', left.signal);
    left.abort('gone');
    await settle();
    expect(gone.refused).toBe('gone');
    const next = entering(limiter, 'a', '3');
    leave();
    await settle();
    expect(next.leave).not.toBeNull();
  });

  test('refuses an entrant whose signal is already aborted', async () => {
    await expect(createFairLimiter(full).enter(entrant('a', '1'), AbortSignal.abort('gone'))).rejects.toBe('gone');
  });
});

test('starts two entrants when one leaves that occupied the place of a call and of a caller', async () => {
  const limiter = createFairLimiter({ inFlight: { all: 8, perCall: 6, perCaller: 3 }, waiting: { all: 8, perCall: 8, perCaller: 8 } });
  const leave = await limiter.enter(entrant('a', 'x'), signal);
  for (const [call, caller] of [
    ['a', 'x'],
    ['b', 'x'],
    ['a', '1'],
    ['a', '2'],
    ['a', '3'],
    ['a', '4'],
  ] as const)
    await limiter.enter(entrant(call, caller), signal);
  const waiting = [entering(limiter, 'a', 'y'), entering(limiter, 'b', 'x')];
  await settle();
  expect(waiting.map(({ leave }) => leave !== null)).toEqual([false, false]);
  leave();
  await settle();
  expect(waiting.map(({ leave }) => leave !== null)).toEqual([true, true]);
});

test('never exceeds a bound, and no entrant waits that could start', async () => {
  const step = fc.record({ call: fc.constantFrom('a', 'b', 'c'), caller: fc.constantFrom('1', '2', '3'), leaves: fc.nat({ max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const limiter = createFairLimiter(bounds);
      const entries: { who: Entrant; entry: ReturnType<typeof entering>; left: boolean }[] = [];
      for (const { call, caller, leaves } of steps) {
        entries.push({ who: entrant(call, caller), entry: entering(limiter, call, caller), left: false });
        await settle();
        const flying = () => entries.filter(({ entry, left }) => entry.leave !== null && !left);
        for (const each of flying().slice(0, leaves)) {
          each.left = true;
          each.entry.leave?.();
        }
        await settle();
        const now = flying();
        const of = (key: keyof Entrant, value: string) => now.filter(({ who }) => who[key] === value).length;
        expect(now.length).toBeLessThanOrEqual(4);
        for (const { who } of now) expect([of('call', who.call) <= 3, of('caller', who.caller) <= 2]).toEqual([true, true]);
        const waiting = entries.filter(({ entry }) => entry.leave === null && entry.refused === null);
        const couldStart = waiting.filter(({ who }) => now.length < 4 && of('call', who.call) < 3 && of('caller', who.caller) < 2);
        expect(couldStart).toEqual([]);
      }
    }),
  );
});
