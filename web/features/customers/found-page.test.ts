/** Paging what a search found: no row lost, none twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundPage, hasPageAfter, mostFound, rowsOfPage } from './found-page.ts';

const found = fc.array(fc.nat(), { maxLength: mostFound });
const many = (count: number) => Array.from({ length: count }, (_, at) => at);
const loaded = (rows: readonly number[]) => ({ current: rows, previous: undefined, failed: false });

describe('the pages of what was found', () => {
  it('hold every row once, in order, ten on a page', () => {
    fc.assert(
      fc.property(found, (rows) => {
        const pages: (readonly number[])[] = [rowsOfPage(rows, 0)];
        while (hasPageAfter(rows, pages.length - 1)) pages.push(rowsOfPage(rows, pages.length));
        expect(pages.flat()).toEqual(rows);
        expect(pages.slice(0, -1).every(({ length }) => length === 10)).toBe(true);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [10, 0, false],
    [11, 0, true],
    [20, 1, false],
    [200, 18, true],
    [200, 19, false],
  ])('%i rows: a page after page %i: %s', (count, page, after) => {
    expect(foundPage(loaded(many(count)), page).hasNext).toBe(after);
  });
});

describe('while an answer is awaited or lost', () => {
  it('the rows from before stay, and the next page is not known', () => {
    const page = foundPage({ current: undefined, previous: many(12), failed: false }, 1);
    expect(page.state).toEqual({ kind: 'rows', page: { nodes: many(10) }, busy: true, stale: false });
    expect(page.hasNext).toBeUndefined();
  });

  it('a failure keeps them too, and leads nowhere', () => {
    const page = foundPage({ current: undefined, previous: many(3), failed: true }, 0);
    expect(page.state).toEqual({ kind: 'rows', page: { nodes: many(3) }, busy: false, stale: true });
    expect(page.hasNext).toBe(false);
  });

  it('nothing found is empty, not loading', () => {
    expect(foundPage(loaded([]), 0).state).toEqual({ kind: 'empty' });
  });
});
