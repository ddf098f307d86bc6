import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConnectionArgs, connectPages, maxSize, type Page, pagesOf, windowOf } from './connection.ts';
import { cursorsOf, type ListKey } from './cursors.ts';

const list: ListKey = { field: 'farmers', filters: { userId: '7' } };

/** Creates a REST API with numbered pages over `rows` that records its requests. */
function source(
  rows: readonly number[],
  { cap = 100, total = false, atLeast = null }: { readonly cap?: number; readonly total?: boolean; readonly atLeast?: number | null } = {},
) {
  const asked: Page[] = [];
  return {
    asked,
    list,
    maxPageSize: cap,
    node: (row: number) => row,
    async fetch(page: Page) {
      asked.push(page);
      if (page.size > cap) throw new Error(`the REST API gives at most ${cap} rows`);
      return { rows: rows.slice(page.number * page.size, (page.number + 1) * page.size), total: total ? rows.length : null, atLeast };
    },
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const sizes = fc.integer({ min: 1, max: maxSize });
const counts = fc.integer({ min: 0, max: 450 });
const caps = fc.integer({ min: 1, max: 100 });

describe('rows', () => {
  test('returns exactly the slice of any window, for any page size, cap and length', async () => {
    await fc.assert(
      fc.asyncProperty(counts, fc.integer({ min: -1, max: 500 }), sizes, caps, fc.boolean(), async (length, after, first, cap, total) => {
        const rows = numbers(length);
        const args = after < 0 ? { first } : { first, after: cursorsOf(list).cursorAt(after) };
        const connection = await connectPages(args, source(rows, { cap, total }));
        expect(connection.nodes).toEqual(rows.slice(after + 1, after + 1 + first));
      }),
    );
  });

  test('returns exactly the page of page and size', async () => {
    await fc.assert(
      fc.asyncProperty(counts, fc.integer({ min: 0, max: 60 }), sizes, caps, async (length, page, size, cap) => {
        const rows = numbers(length);
        const connection = await connectPages({ page, size }, source(rows, { cap }));
        expect(connection.nodes).toEqual(rows.slice(page * size, (page + 1) * size));
      }),
    );
  });

  test('visits every row once and in order through `after`, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(counts, sizes, caps, fc.boolean(), async (length, first, cap, total) => {
        const rows = numbers(length);
        const walked: number[] = [];
        let args: ConnectionArgs = { first };
        for (let steps = 0; steps <= length; steps += 1) {
          const { nodes, pageInfo } = await connectPages(args, source(rows, { cap, total }));
          walked.push(...nodes);
          if (!(await pageInfo.hasNextPage())) break;
          args = { first, after: pageInfo.endCursor };
        }
        expect(walked).toEqual(rows);
      }),
    );
  });

  test('returns an empty page past the end', async () => {
    const { nodes, edges, pageInfo } = await connectPages({ page: 7 }, source(numbers(12)));
    expect({
      nodes,
      edges,
      next: await pageInfo.hasNextPage(),
      previous: pageInfo.hasPreviousPage,
      start: pageInfo.startCursor,
      end: pageInfo.endCursor,
    }).toEqual({
      nodes: [],
      edges: [],
      next: false,
      previous: true,
      start: null,
      end: null,
    });
  });

  test('drops rows after a short page, because they are from another moment of the list', async () => {
    const shrinking = { ...source([]), fetch: async ({ number }: Page) => ({ rows: number === 0 ? [0, 1, 2] : [5, 6, 7, 8, 9], total: null, atLeast: null }) };
    const { nodes } = await connectPages({ first: 5, after: cursorsOf(list).cursorAt(1) }, shrinking);
    expect(nodes).toEqual([2]);
  });
});

describe('a row that leaves the list while its page is read', () => {
  /** Reads a page whose second row is missing, and returns whether more rows follow. */
  async function hasNext(rows: readonly number[], total: number, size: number) {
    const asked: (string | null)[] = [];
    const { pageInfo } = await connectPages(
      { first: size },
      {
        ...source([]),
        idOf: String,
        async fetch(page: Page, afterId: string | null) {
          asked.push(afterId);
          const following = rows.filter((row) => afterId === null || row > Number(afterId)).slice(page.number * page.size, (page.number + 1) * page.size);
          return { rows: following.filter((row) => row !== 1), total, atLeast: null };
        },
      },
    );
    return { next: await pageInfo.hasNextPage(), asked };
  }

  test('does not end a walk', async () => {
    expect(await hasNext(numbers(5), 5, 3)).toEqual({ next: true, asked: [null, '2'] });
  });

  test('adds no page behind the last one', async () => {
    expect(await hasNext(numbers(3), 3, 3)).toEqual({ next: false, asked: [null, '2'] });
    // A page that is as short as the total says is the last one.
    expect(await hasNext([0, 2], 2, 3)).toEqual({ next: false, asked: [null] });
  });
});

describe('calls', () => {
  test('fetches no next page when the list is known to have more rows', async () => {
    const pages = source(numbers(100), { atLeast: 51 });
    const hasNext = async (page: number) => (await connectPages({ page, size: 10 }, pages)).pageInfo.hasNextPage();
    expect([await hasNext(4), pages.asked.length]).toEqual([true, 1]);
    expect([await hasNext(5), pages.asked.length]).toEqual([true, 3]);
    expect(await connectPages({ page: 4, size: 10 }, pages)).toMatchObject({ totalCount: null, totalCountAtLeast: 51 });
  });

  test('makes exactly the documented call for a page', async () => {
    const pages = source(numbers(100));
    await connectPages({ page: 3, size: 20 }, pages);
    expect(pages.asked).toEqual([{ number: 3, size: 20 }]);
  });

  test('fetches page 0 with size 10 without arguments', async () => {
    const pages = source(numbers(100));
    await connectPages({}, pages);
    await connectPages({ first: null, after: null, page: null, size: null }, pages);
    expect(pages.asked).toEqual([
      { number: 0, size: 10 },
      { number: 0, size: 10 },
    ]);
  });

  test('makes one call on the page grid, two off it, and more only under a cap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), sizes, caps, (offset, count, cap) => {
        const pages = pagesOf({ offset, count }, cap);
        const size = Math.min(count, cap);
        if (count <= cap) expect(pages).toHaveLength(offset % count === 0 ? 1 : 2);
        expect(pages.length).toBeLessThanOrEqual(Math.ceil(count / size) + 1);
        expect(pages.every((page) => page.size === size)).toBe(true);
        expect(pages[0]).toEqual({ number: Math.floor(offset / size), size });
        expect((pages.at(-1)?.number ?? -1) * size + size).toBeGreaterThanOrEqual(offset + count);
      }),
    );
  });

  test('whether rows follow is exact, and costs a call only for a full page of unknown total', async () => {
    await fc.assert(
      fc.asyncProperty(counts, fc.integer({ min: 0, max: 60 }), sizes, caps, fc.boolean(), async (length, page, size, cap, total) => {
        const pages = source(numbers(length), { cap, total });
        const { pageInfo, nodes } = await connectPages({ page, size }, pages);
        const before = pages.asked.length;
        expect(await pageInfo.hasNextPage()).toBe(length > (page + 1) * size);
        const mayLook = nodes.length === size && !total;
        expect(pages.asked.length - before).toBeLessThanOrEqual(mayLook ? 1 : 0);
      }),
    );
  });

  test('looks ahead with the next page of the same size', async () => {
    const pages = source(numbers(25));
    const { pageInfo } = await connectPages({ page: 1, size: 10 }, pages);
    expect(await pageInfo.hasNextPage()).toBe(true);
    expect(pages.asked).toEqual([
      { number: 1, size: 10 },
      { number: 2, size: 10 },
    ]);
  });
});

describe('arguments', () => {
  const refused = (args: ConnectionArgs) => {
    try {
      windowOf(cursorsOf(list), args);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
    return null;
  };

  test.each<[ConnectionArgs, string]>([
    [{ first: 0 }, '"first" must be 1 to 100, not 0'],
    [{ first: 101 }, '"first" must be 1 to 100, not 101'],
    [{ first: -1 }, '"first" must be 1 to 100, not -1'],
    [{ size: 0 }, '"size" must be 1 to 100, not 0'],
    [{ size: 101 }, '"size" must be 1 to 100, not 101'],
    [{ page: -1 }, '"page" must be 0 to 9999999, not -1'],
    [{ page: 2_147_483_647 }, '"page" must be 0 to 9999999, not 2147483647'],
    [{ first: 10, page: 0 }, 'Use either "first" and "after" or "page" and "size", not both'],
    [{ after: cursorsOf(list).cursorAt(1), size: 10 }, 'Use either "first" and "after" or "page" and "size", not both'],
    [{ after: '' }, '"after" is not a cursor of this list with these filters'],
    [{ after: 'Zm9v' }, '"after" is not a cursor of this list with these filters'],
  ])('%j is refused', (args, message) => {
    expect(refused(args)).toBe(message);
  });

  test.each<ConnectionArgs>([{ first: 1 }, { first: 100 }, { size: 1 }, { size: 100, page: 0 }, { page: 9_999_999 }])('%j is accepted', (args) => {
    expect(refused(args)).toBeNull();
  });

  test('a refused request makes no call', async () => {
    const pages = source(numbers(10));
    await expect(connectPages({ first: 101 }, pages)).rejects.toThrow('"first"');
    expect(pages.asked).toEqual([]);
  });
});

describe('cursors', () => {
  test('contain their row', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (index) => cursorsOf(list).indexOf(cursorsOf(list).cursorAt(index)) === index));
  });

  const index = fc.integer({ min: 0, max: 999_999_999 });
  const behind = fc.option(fc.nat({ max: 999_999_999_999_999 }));
  const rowId = fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }).map(String);

  test('contain the row after which the list continues', () => {
    fc.assert(
      fc.property(index, fc.record({ id: rowId, behind }), (at, anchor) => {
        const { cursorAt, indexOf, anchorOf } = cursorsOf(list);
        const cursor = cursorAt(at, anchor);
        expect([indexOf(cursor), anchorOf(cursor)]).toEqual([at, anchor]);
      }),
    );
  });

  test('are valid for any row id; an id that no list continues after is left out', () => {
    fc.assert(
      fc.property(
        index,
        fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), rowId, fc.constantFrom('', 'dealer:7', '7\n', '１', '0'.repeat(19))),
        behind,
        (at, id, rows) => {
          const { cursorAt, indexOf, anchorOf } = cursorsOf(list);
          const cursor = cursorAt(at, { id, behind: rows });
          expect(indexOf(cursor)).toBe(at);
          expect(anchorOf(cursor)).toEqual(/^[0-9]{1,18}$/.test(id) ? { id, behind: rows } : null);
        },
      ),
    );
  });

  test('of a list with an outdated total are valid and lead to every row once', async () => {
    const rows = numbers(25);
    const stale = {
      ...source(rows),
      idOf: String,
      fetch: async ({ number, size }: Page, afterId: string | null) => {
        const rest = afterId === null ? rows : rows.slice(rows.indexOf(Number(afterId)) + 1);
        return { rows: rest.slice(number * size, (number + 1) * size), total: afterId === null ? 3 : null, atLeast: null };
      },
    };
    const walked: number[] = [];
    let args: ConnectionArgs = { first: 10 };
    for (let steps = 0; steps < 5; steps += 1) {
      const { nodes, pageInfo } = await connectPages(args, stale);
      walked.push(...nodes);
      if (!(await pageInfo.hasNextPage())) break;
      args = { first: 10, after: pageInfo.endCursor };
    }
    expect(walked).toEqual(rows);
  });

  test('are refused by another list and by other filters', () => {
    const cursor = cursorsOf(list).cursorAt(3);
    expect(() => cursorsOf({ ...list, field: 'dealers' }).indexOf(cursor)).toThrow('cursor');
    expect(() => cursorsOf({ ...list, filters: { userId: '8' } }).indexOf(cursor)).toThrow('cursor');
    expect(cursorsOf({ field: 'farmers', filters: { userId: '7' } }).indexOf(cursor)).toBe(3);
  });

  test('do not depend on the order of the filters', () => {
    const one = { field: 'meetings', filters: { userId: '7', status: 'STARTED' } };
    const other = { field: 'meetings', filters: { status: 'STARTED', userId: '7' } };
    expect(cursorsOf(one).cursorAt(5)).toBe(cursorsOf(other).cursorAt(5));
  });

  test('are the only accepted texts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => cursorsOf(list).indexOf(text)).toThrow('cursor');
      }),
    );
    const valid = cursorsOf(list).cursorAt(123);
    fc.assert(
      fc.property(fc.nat(valid.length - 1), fc.constantFrom(...'abcXYZ019-_'), (at, letter) => {
        const typo = valid.slice(0, at) + letter + valid.slice(at + 1);
        // A changed digit of the index is another row of the same list, which is harmless.
        if (typo !== valid && !/^1\.[\w-]{12}\.\d+$/.test(Buffer.from(typo, 'base64url').toString()))
          expect(() => cursorsOf(list).indexOf(typo)).toThrow('cursor');
      }),
    );
  });
});
