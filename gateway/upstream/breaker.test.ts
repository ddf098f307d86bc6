import { beforeEach, describe, expect, test } from 'vitest';
import { type Breaker, createBreaker, type Ending } from './breaker.ts';

let time = 0;
let breaker: Breaker;
beforeEach(() => {
  time = 100_000;
  breaker = createBreaker(() => time);
});

/** Makes `count` attempts by the callers in turn. */
function tries(count: number, ending: Ending, callers = ['asha', 'mohan', 'anil']): void {
  for (let number = 0; number < count; number += 1) breaker.begin(callers[number % callers.length] ?? '')?.(ending);
}

describe('the breaker opens', () => {
  test('at 20 calls in 10 seconds with half of them failed, from 3 callers', () => {
    tries(10, 'answered');
    tries(9, 'failed');
    expect(breaker.wait()).toBe(0);
    tries(1, 'failed');
    expect(breaker.wait()).toBe(5);
    expect(breaker.begin('asha')).toBeNull();
  });

  test.each<[string, () => void]>([
    ['19 calls', () => tries(19, 'failed')],
    ['less than half', () => [tries(11, 'answered'), tries(10, 'failed')]],
    ['one caller with a bad record, however often', () => tries(1_000, 'failed', ['asha'])],
    ['two callers', () => tries(1_000, 'failed', ['asha', 'mohan'])],
    ['inconclusive attempts', () => tries(1_000, 'inconclusive')],
  ])('not for %s', (_case, happen) => {
    happen();
    expect(breaker.wait()).toBe(0);
  });

  test('not for failures more than 10 seconds apart', () => {
    tries(19, 'failed');
    time += 10_000;
    tries(19, 'failed');
    expect(breaker.wait()).toBe(0);
    time += 9_000;
    tries(1, 'failed');
    expect(breaker.wait()).toBeGreaterThan(0);
  });
});

describe('an open breaker', () => {
  beforeEach(() => tries(20, 'failed'));

  test('admits one probe after 5 seconds, and no other call until the probe ends', () => {
    time += 4_999;
    expect([breaker.wait(), breaker.begin('asha')]).toEqual([1, null]);
    time += 1;
    expect(breaker.begin('asha')).not.toBeNull();
    expect([breaker.wait(), breaker.begin('mohan')]).toEqual([1, null]);
  });

  test('closes after a successful probe and forgets earlier calls', () => {
    time += 5_000;
    tries(1, 'answered');
    expect(breaker.wait()).toBe(0);
    tries(19, 'failed');
    expect(breaker.wait()).toBe(0);
  });

  test('stays open for another 5 seconds after a failed probe', () => {
    time += 5_000;
    tries(1, 'failed');
    expect(breaker.wait()).toBe(5);
  });

  test('admits another probe when the caller of the first disconnects', () => {
    time += 5_000;
    tries(1, 'inconclusive');
    expect(breaker.wait()).toBe(0);
    tries(1, 'answered');
    tries(19, 'failed');
    expect(breaker.wait()).toBe(0);
  });

  test('is reported open until a probe succeeds, also while a probe is due or was inconclusive', () => {
    const shown = [breaker.isOpen()];
    time += 5_000;
    shown.push(breaker.isOpen());
    tries(1, 'inconclusive');
    shown.push(breaker.isOpen());
    tries(1, 'answered');
    expect([...shown, breaker.isOpen()]).toEqual([true, true, true, false]);
  });

  test('ignores calls that started before it opened', () => {
    const old = createBreaker(() => time);
    const late = old.begin('asha');
    for (let number = 0; number < 21; number += 1) old.begin(String(number))?.('failed');
    late?.('answered');
    expect(old.wait()).toBe(5);
  });
});
