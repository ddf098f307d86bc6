import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hours, hoursOfPage, mergeHours, spanOf, totalOf } from './hours.ts';

const counts = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.nat(8)), { selector: ([hour]) => hour })
  .map((pairs): Hours => mergeHours([pairs, [[60, 0]]]));

/** Returns the hour of each row in the order of the list. */
const rowsOf = (hours: Hours, isOldestFirst: boolean) =>
  (isOldestFirst ? hours.toReversed() : hours).flatMap(([hour, rows]) => Array.from({ length: rows }, () => hour));

test('begins the page at the rows of the found hours after the skipped ones', () => {
  fc.assert(
    fc.property(counts, fc.nat(80), fc.integer({ min: 1, max: 20 }), fc.boolean(), (hours, first, size, isOldestFirst) => {
      const rows = rowsOf(hours, isOldestFirst);
      const { skipped, ranges } = hoursOfPage(hours, { first, size, isOldestFirst });
      const found = rows.filter((hour) => ranges.some(({ from, until }) => hour >= from && (until === null || hour < until)));
      expect(found.slice(skipped, skipped + size)).toEqual(rows.slice(first, first + size));
      expect(totalOf(hours)).toBe(rows.length);
    }),
  );
});

test('omits hours without rows, and merges consecutive hours into one range', () => {
  const hours: Hours = [
    [50, 2],
    [49, 3],
    [48, 1],
    [20, 4],
  ];
  expect(hoursOfPage(hours, { first: 0, size: 7, isOldestFirst: false })).toEqual({
    skipped: 0,
    ranges: [
      { from: 48, until: null },
      { from: 20, until: 21 },
    ],
  });
  expect(hoursOfPage(hours, { first: 4, size: 2, isOldestFirst: true })).toEqual({ skipped: 0, ranges: [{ from: 48, until: 50 }] });
});

test('includes rows that are added to the newest hour in the range of the first page', () => {
  expect(hoursOfPage([[50, 0]], { first: 0, size: 10, isOldestFirst: false })).toEqual({ skipped: 0, ranges: [{ from: 50, until: null }] });
  expect(hoursOfPage([[50, 0]], { first: 10, size: 10, isOldestFirst: false })).toEqual({ skipped: 0, ranges: [] });
});

test('has a span from the oldest to the newest of its hours, in either order', () => {
  const ranges = [
    { from: 48, until: null },
    { from: 20, until: 21 },
  ];
  expect([spanOf(ranges), spanOf(ranges.toReversed()), spanOf([])]).toEqual([{ from: 20, until: null }, { from: 20, until: null }, undefined]);
});
