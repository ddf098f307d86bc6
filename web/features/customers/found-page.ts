/** One page of what a search found: all of it comes at once, at most 200 rows, and is paged here. */
import { type ListPage, pageSize } from '../../data/list-page.ts';
import { type Fetched, listState } from '../../ui/list/list-state.ts';

/** The most rows a search gives (decision 44). */
export const mostFound = 200;

type FoundPage<Row> = Pick<ListPage<{ readonly nodes: readonly Row[] }>, 'state' | 'page' | 'hasNext'>;

/** The rows of a page, from 0. */
export const rowsOfPage = <Row>(rows: readonly Row[], page: number): readonly Row[] => rows.slice(page * pageSize, (page + 1) * pageSize);

export const hasPageAfter = (rows: readonly unknown[], page: number): boolean => rows.length > (page + 1) * pageSize;

export function foundPage<Row>({ current, previous, failed }: Fetched<readonly Row[]>, page: number): FoundPage<Row> {
  const pageOf = (rows: readonly Row[] | undefined, at: number) => (rows === undefined ? undefined : { nodes: rowsOfPage(rows, at) });
  return {
    // Previous results belong to another search, so the first page is shown until the response arrives.
    state: listState({ current: pageOf(current, page), previous: pageOf(previous, 0), failed }, ({ nodes }) => nodes.length === 0),
    page: current === undefined && previous !== undefined ? 0 : page,
    hasNext: failed ? false : current && hasPageAfter(current, page),
  };
}
