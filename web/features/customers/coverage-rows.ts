/** Rows of coverage: their share of visited customers, their order and their sum. Pure. */
import type { CoverageQuery } from './customers.generated.ts';

type CountedRow = NonNullable<CoverageQuery['coverage']>['rows'][number];

interface Counts {
  readonly total: number | null;
  readonly visited: number | null;
}

export interface CoverageRow extends CountedRow {
  /** Customers who were not visited for 90 days; undefined while they are counted. */
  readonly notVisited90?: number | undefined;
  /** Counts of dealers beside farmers, or of farmers beside dealers; undefined while they are counted. */
  readonly others?: Counts | undefined;
}

/** Columns that the rows can be sorted by. */
export const coverageSorts = ['label', 'total', 'visited', 'share', 'unvisited', 'unvisited90', 'never', 'otherTotal', 'otherVisited', 'otherShare'] as const;
type CoverageSort = (typeof coverageSorts)[number];

/** Returns the share of visited customers, from 0 to 1. */
export const shareOf = ({ total, visited }: Counts): number => (total ? (visited ?? 0) / total : 0);

export const notVisited = ({ total, visited }: Counts): number => (total ?? 0) - (visited ?? 0);

/** Adds the customers who were not visited for 90 days to the rows of fewer days. */
export function withNinety(rows: readonly CountedRow[], ofNinety: readonly CountedRow[] | undefined): readonly CoverageRow[] {
  const byKey = new Map(ofNinety?.map((row) => [row.key, notVisited(row)]));
  return rows.map((row) => ({ ...row, notVisited90: byKey.get(row.key) }));
}

/** Adds the counts of the other kind, and the groups that have only customers of that kind. */
export function withOthers(rows: readonly CoverageRow[], ofOthers: readonly CountedRow[] | undefined): readonly CoverageRow[] {
  if (ofOthers === undefined) return rows;
  const byKey = new Map(ofOthers.map((row) => [row.key, row]));
  const keys = new Set(rows.map(({ key }) => key));
  const added = ofOthers.filter(({ key }) => !keys.has(key)).map((row) => ({ ...row, total: 0, visited: 0, never: 0, notVisited90: 0 }));
  return [...rows, ...added].map((row) => ({ ...row, others: byKey.get(row.key) ?? { total: 0, visited: 0 } }));
}

/** Returns the share for sorting. A group without customers comes after all others. */
const orderOf = (counts: Counts | undefined): number => (counts?.total ? shareOf(counts) : 2);

const values: Readonly<Record<Exclude<CoverageSort, 'label'>, (row: CoverageRow) => number>> = {
  total: ({ total }) => total ?? 0,
  visited: ({ visited }) => visited ?? 0,
  share: orderOf,
  unvisited: notVisited,
  unvisited90: ({ notVisited90 }) => notVisited90 ?? 0,
  never: ({ never }) => never ?? 0,
  otherTotal: ({ others }) => others?.total ?? 0,
  otherVisited: ({ others }) => others?.visited ?? 0,
  otherShare: ({ others }) => orderOf(others),
};

/** Returns the rows in the order of the address. Equal rows are in the order of their names. */
export function sortedCoverage(rows: readonly CoverageRow[], order: string): readonly CoverageRow[] {
  const isDown = order.startsWith('-');
  const sort = coverageSorts.find((each) => each === order.slice(isDown ? 1 : 0)) ?? 'share';
  const byName = (one: CoverageRow, other: CoverageRow) => (one.label ?? '').localeCompare(other.label ?? '');
  const compare = (one: CoverageRow, other: CoverageRow) => (sort === 'label' ? byName(one, other) : values[sort](one) - values[sort](other));
  return rows.toSorted((one, other) => (isDown ? -1 : 1) * compare(one, other) || byName(one, other));
}

/** Adds the figures of the rows up. */
export function sumOf(rows: readonly CoverageRow[]) {
  const sum = { total: 0, visited: 0, never: 0, notVisited90: 0, others: { total: 0, visited: 0 } };
  for (const row of rows) {
    sum.total += row.total ?? 0;
    sum.visited += row.visited ?? 0;
    sum.never += row.never ?? 0;
    sum.notVisited90 += row.notVisited90 ?? 0;
    sum.others.total += row.others?.total ?? 0;
    sum.others.visited += row.others?.visited ?? 0;
  }
  return sum;
}
