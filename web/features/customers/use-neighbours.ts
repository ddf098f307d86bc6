/** Finds the previous and the next customer of the list that a page was opened from, across pages of the list. */
import { skipToken } from '@apollo/client/react';
import { pageSize } from '../../data/list-page.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { hasPageAfter, rowsOfPage } from './found-page.ts';
import { dealers, farmers } from './kinds.ts';
import { type CustomersView, isNarrowed } from './view.ts';

export interface Neighbour {
  id: string;
  /** Page of the list, from 0. */
  page: number;
}

export interface Neighbours {
  /** From 1; undefined where the list is not known, or they are not in it. */
  position: number | undefined;
  total: number | undefined;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}

const none: Neighbours = { position: undefined, total: undefined, before: undefined, after: undefined };

/** @param list undefined when they were not opened from a list: then none is asked for */
export function useNeighbours(type: MeetingType, id: string, list: CustomersView | undefined, userId: string | undefined): Neighbours {
  const { useAll, useSearch } = type === 'FARMER' ? farmers : dealers;
  const narrowed = list !== undefined && isNarrowed(list);
  const page = list?.page ?? 0;
  const pageOf = (number: number, isNeeded: boolean) =>
    list === undefined || narrowed || !isNeeded || number < 0
      ? skipToken
      : { variables: { userId: userId ?? null, page: number }, fetchPolicy: 'cache-first' as const };
  const search = useSearch(narrowed ? { variables: { area: list.area, text: list.text }, fetchPolicy: 'cache-first' } : skipToken);
  const currentPage = useAll(pageOf(page, true)).data?.customers;
  const found: readonly { id: string }[] | undefined = search.data?.found?.nodes;
  const rows = narrowed ? found && rowsOfPage(found, page) : currentPage?.nodes;
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  const total = narrowed ? found?.length : (currentPage?.totalCount ?? undefined);
  const first = page * pageSize;
  const hasNext = narrowed ? found !== undefined && hasPageAfter(found, page) : total === undefined ? rows?.length === pageSize : first + pageSize < total;
  // Beside the page only where somebody stands at its edge.
  const previousPage = useAll(pageOf(page - 1, at === 0)).data?.customers?.nodes;
  const nextPage = useAll(pageOf(page + 1, at === pageSize - 1 && hasNext)).data?.customers?.nodes;
  if (rows === undefined || at === -1) return none;
  const beside = (index: number): Neighbour | undefined => {
    const neighbourPage = index < 0 ? page - 1 : index >= rows.length ? page + 1 : page;
    const row = neighbourPage === page ? rows[index] : narrowed ? found?.[first + index] : neighbourPage < page ? previousPage?.at(-1) : nextPage?.[0];
    return row && { id: row.id, page: neighbourPage };
  };
  return { position: first + at + 1, total, before: beside(at - 1), after: beside(at + 1) };
}
