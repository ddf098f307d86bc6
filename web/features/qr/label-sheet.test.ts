/** Labels on paper: none beyond the edge, no overlap, and every label printed once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { a4, labelsPerSheet, labelTemplates, placeOf, sheetsOf, wholeSheetsFrom, wholeSheetsWithin } from './label-sheet.ts';

const template = fc.constantFrom(...labelTemplates);

/** Tolerance below the precision of a printer. */
const hair = 0.001;

it('a sheet of 65 matches the commercial one: 38.1 x 21.2 mm, 4.75 mm from the left, 10.7 mm from the top', () => {
  expect(labelTemplates.map(labelsPerSheet)).toEqual([65, 40, 24]);
  const { left, top } = placeOf(labelTemplates[0], 0);
  expect(left).toBeCloseTo(4.75, 6);
  expect(top).toBeCloseTo(10.7, 6);
});

describe('a label', () => {
  it('is within the paper', () => {
    fc.assert(
      fc.property(template, fc.nat(1000), (each, at) => {
        const { left, top } = placeOf(each, at);
        expect(left).toBeGreaterThanOrEqual(-hair);
        expect(top).toBeGreaterThanOrEqual(-hair);
        expect(left + each.width).toBeLessThanOrEqual(a4.width + hair);
        expect(top + each.height).toBeLessThanOrEqual(a4.height + hair);
      }),
    );
  });

  it('overlaps no other', () => {
    fc.assert(
      fc.property(template, fc.nat(200), fc.nat(200), (each, one, other) => {
        fc.pre(one !== other);
        const [a, b] = [placeOf(each, one), placeOf(each, other)];
        const apart = Math.abs(a.left - b.left) >= each.width - hair || Math.abs(a.top - b.top) >= each.height - hair;
        expect(a.sheet !== b.sheet || apart).toBe(true);
      }),
    );
  });

  it.each(labelTemplates)('of $width x $height mm has a code of at least 15 mm', ({ code, height }) => {
    expect(code).toBeGreaterThanOrEqual(15);
    expect(code).toBeLessThan(height);
  });
});

describe('sheets', () => {
  it('contain every label once, in order, on as few sheets as possible', () => {
    fc.assert(
      fc.property(template, fc.nat(300), fc.nat(64), (each, count, free) => {
        const start = free % labelsPerSheet(each);
        const labels = Array.from({ length: count }, (_, at) => at);
        const sheets = sheetsOf(each, labels, start);
        expect(sheets.flatMap((sheet) => sheet.labels.map(({ label }) => label))).toEqual(labels);
        expect(sheets).toHaveLength(count === 0 ? 0 : Math.ceil((start + count) / labelsPerSheet(each)));
      }),
    );
  });

  it('are filled by the suggested quantities, the nearest below and above', () => {
    expect([wholeSheetsWithin(labelTemplates[0], 5000), wholeSheetsFrom(labelTemplates[0], 1000), wholeSheetsFrom(labelTemplates[0], 1040)]).toEqual([
      4940, 1040, 1040,
    ]);
    fc.assert(
      fc.property(template, fc.integer({ min: 1, max: 5000 }), (each, count) => {
        const [within, from] = [wholeSheetsWithin(each, count), wholeSheetsFrom(each, count)];
        expect([within % labelsPerSheet(each), from % labelsPerSheet(each)]).toEqual([0, 0]);
        expect(within <= count && count <= from && from - within <= labelsPerSheet(each)).toBe(true);
      }),
    );
  });

  it('start at the requested label', () => {
    const [sheet] = sheetsOf(labelTemplates[2], ['first'], 4);
    expect(sheet?.labels[0]?.place).toEqual(placeOf(labelTemplates[2], 4));
  });
});
