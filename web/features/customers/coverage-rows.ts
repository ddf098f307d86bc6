/** Rows of coverage: their share of visited customers, their order and their sum. Pure. */
import type { CoverageQuery } from './coverage.generated.ts';

export type CoverageRow = NonNullable<CoverageQuery['coverage']>['rows'][number];

/** Columns that the rows can be sorted by. */
export const coverageSorts = ['label', 'total', 'visited', 'share', 'unvisited', 'never'] as const;
type CoverageSort = (typeof coverageSorts)[number];

interface Counts {
  readonly total: number | null;
  readonly visited: number | null;
}

/** Returns the share of visited customers, from 0 to 1. */
export const shareOf = ({ total, visited }: Counts): number => (total ? (visited ?? 0) / total : 0);

const values: Readonly<Record<Exclude<CoverageSort, 'label'>, (row: CoverageRow) => number>> = {
  total: ({ total }) => total ?? 0,
  visited: ({ visited }) => visited ?? 0,
  share: shareOf,
  unvisited: ({ total, visited }) => (total ?? 0) - (visited ?? 0),
  never: ({ never }) => never ?? 0,
};

/** Returns the rows in the order of the address. Equal rows are in the order of their names. */
export function sortedCoverage(rows: readonly CoverageRow[], order: string): readonly CoverageRow[] {
  const isDown = order.startsWith('-');
  const sort = coverageSorts.find((each) => each === order.slice(isDown ? 1 : 0)) ?? 'share';
  const byName = (one: CoverageRow, other: CoverageRow) => (one.label ?? '').localeCompare(other.label ?? '');
  const compare = (one: CoverageRow, other: CoverageRow) => (sort === 'label' ? byName(one, other) : values[sort](one) - values[sort](other));
  return rows.toSorted((one, other) => (isDown ? -1 : 1) * compare(one, other) || byName(one, other));
}

export const totalOf = (rows: readonly CoverageRow[]) =>
  rows.reduce((sum, { total, visited }) => ({ total: sum.total + (total ?? 0), visited: sum.visited + (visited ?? 0) }), { total: 0, visited: 0 });
