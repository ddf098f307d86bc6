import fc from 'fast-check';
import { register } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { date, fileNames, flag, id, integer, number, oneOf, text } from './decode.ts';

describe('text', () => {
  test.each<[unknown, string | null]>([
    ['Asha', 'Asha'],
    ['अशोक', 'अशोक'],
    [' ', ' '],
    ['', null],
    [9_876_543_210, '9876543210'],
    [411_001, '411001'],
    [0, '0'],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [null, null],
    [undefined, null],
    [['Asha'], null],
    [{}, null],
  ])('%j is read as %j', (value, read) => expect(text(value)).toBe(read));
});

describe('number', () => {
  test.each<[unknown, number | null]>([
    [18.5204, 18.5204],
    ['18.5204', 18.5204],
    [' 50 ', 50],
    ['-1', -1],
    [0, 0],
    ['', null],
    [' ', null],
    ['many', null],
    ['12kg', null],
    ['Infinity', null],
    [Number.NaN, null],
    [true, null],
    [null, null],
    [[5], null],
  ])('%j is read as %j', (value, read) => expect(number(value)).toBe(read));
});

describe('whole number', () => {
  test.each<[unknown, number | null]>([
    [24, 24],
    ['24', 24],
    [-0, -0],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 31, null],
    [1.5, null],
    ['1.5', null],
    ['', null],
    [null, null],
  ])('%j is read as %j', (value, read) => expect(integer(value)).toBe(read));
});

describe('flag', () => {
  test.each<[unknown, boolean | null]>([
    [true, true],
    [false, false],
    ['true', true],
    ['FALSE', false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['maybe', null],
    [2, null],
    [null, null],
  ])('%j is read as %j', (value, read) => expect(flag(value)).toBe(read));
});

describe('date', () => {
  test.each<[unknown, string | null]>([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2024-13-01', null],
    ['2024-04-31', null],
    ['2024-02-123', null],
    ['2024-02-12abc', null],
    ['12-02-2024', null],
    ['2024-2-12', null],
    [Date.parse('2024-02-11T18:30:00Z'), '2024-02-12'],
    [null, null],
  ])('%j is read as %j', (value, read) => expect(date(value)).toBe(read));

  test.each<[string, string | null]>([
    // Without an offset, the day as written.
    ['2024-02-12T00:00:00', '2024-02-12'],
    ['2024-02-12 23:59:59.999', '2024-02-12'],
    // Midnight in India stored as UTC, and midnight UTC. Both mean the 12th.
    ['2024-02-11T18:30:00Z', '2024-02-12'],
    ['2024-02-11T18:29:59.999Z', '2024-02-11'],
    ['2024-02-12T00:00:00.000+00:00', '2024-02-12'],
    ['2024-02-11T18:30:00.000+0000', '2024-02-12'],
    ['2024-02-12T00:00:00+05:30', '2024-02-12'],
    ['2024-02-30T00:00:00Z', null],
    ['2024-02-12T25:00:00Z', null],
    ['2024-02-12T10:00:00Z, or so', null],
  ])('of the timestamp %s is %j', (value, read) => expect(date(value)).toBe(read));

  test('reads every day of the calendar as itself', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
    fc.assert(fc.property(days, (day) => date(day) === day));
  });
});

describe('file names', () => {
  test.each<[unknown, string[]]>([
    ['a.jpg', ['a.jpg']],
    [' a.jpg , b.png,, ', ['a.jpg', 'b.png']],
    ['', []],
    [null, []],
    [['a.jpg'], []],
  ])('of %j are %j', (value, names) => expect(fileNames(value)).toEqual(names));
});

describe('a closed set', () => {
  const status = oneOf<'SCHEDULED' | 'FINISHED'>('test status', { SCHEDULED: 'SCHEDULED', Finished: 'FINISHED', Completed: 'FINISHED' });
  const counted = async () => {
    const metric = await register.getSingleMetric('upstream_unknown_values_total')?.get();
    return metric?.values.find(({ labels }) => labels['set'] === 'test status')?.value ?? 0;
  };

  test.each<[unknown, string | null]>([
    ['SCHEDULED', 'SCHEDULED'],
    ['scheduled', 'SCHEDULED'],
    ['finished', 'FINISHED'],
    ['COMPLETED', 'FINISHED'],
    [null, null],
    [undefined, null],
    ['', null],
  ])('%j is read as %j, uncounted', async (value, read) => {
    const before = await counted();
    expect(status(value)).toBe(read);
    expect(await counted()).toBe(before);
  });

  test.each(['CANCELLED', 'constructor', '__proto__', 'toString', 1, true, {}, ['SCHEDULED']])('%j is unknown: returns null and counts it', async (value) => {
    const before = await counted();
    expect(status(value)).toBeNull();
    expect(await counted()).toBe(before + 1);
  });
});

test('counts an invalid value by the expected kind, and not an absent value', async () => {
  const counted = async (set: string) => {
    const metric = await register.getSingleMetric('upstream_unknown_values_total')?.get();
    return metric?.values.find(({ labels }) => labels['set'] === set)?.value ?? 0;
  };
  const decoders = { text, number, integer, flag, instant: date, 'file names': fileNames };
  const wrong = { text: true, number: 'many', integer: 1.5, flag: 'maybe', instant: 'yesterday', 'file names': 7 };
  for (const [set, decode] of Object.entries(decoders)) {
    const before = await counted(set);
    for (const absent of [null, undefined, '']) decode(absent);
    expect(await counted(set), set).toBe(before);
    decode(Reflect.get(wrong, set));
    expect(await counted(set), set).toBe(before + 1);
  }
});

test('an id becomes text', () => {
  expect([id(7), id('7'), id('00a')]).toEqual(['7', '7', '00a']);
});

test('no decoder throws for any value', () => {
  const set = oneOf('test', { A: 'A' });
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }), (value) => {
      expect([text(value) ?? '', date(value) ?? '', set(value) ?? 'A'].every((read) => typeof read === 'string')).toBe(true);
      expect(Number.isFinite(number(value) ?? 0)).toBe(true);
      expect([true, false, null]).toContain(flag(value));
      expect(fileNames(value).every((name) => name !== '' && name === name.trim() && !name.includes(','))).toBe(true);
    }),
  );
});
