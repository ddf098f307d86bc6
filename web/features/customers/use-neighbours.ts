/** Finds the previous and the next customer of the list that a page was opened from, across pages of the list. */
import { skipToken } from '@apollo/client/react';
import { pageSize } from '../../data/list-page.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { noArea } from '../../people/area.ts';
import { dealers, farmers } from './customer-queries.ts';
import { useListKind } from './use-customers.ts';
import { type CustomersView, isNarrowed, listVariables, searchVariables } from './view.ts';

export interface Neighbour {
  id: string;
  /** Page of the list, from 0. */
  page: number;
}

export interface Neighbours {
  /** Position from 1; undefined when the list is unknown or does not contain the customer. */
  position: number | undefined;
  total: number | undefined;
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}

const none: Neighbours = { position: undefined, total: undefined, before: undefined, after: undefined };

/** Loads a page of the list; null loads none. */
function usePage({ useAll, useSearch }: typeof farmers | typeof dealers, list: CustomersView | undefined, userId: string | undefined, page: number | null) {
  const { values, isWaiting, extensions } = useListKind(list);
  const isFound = list !== undefined && isNarrowed(list, extensions);
  const number = list === undefined || isWaiting || page === null || page < 0 ? null : page;
  const fetchPolicy = 'cache-first';
  const all = useAll(isFound || number === null ? skipToken : { variables: listVariables(userId, number, values, list?.area ?? noArea), fetchPolicy });
  const found = useSearch(isFound && number !== null ? { variables: searchVariables(list, number, values), fetchPolicy } : skipToken);
  return isFound ? found.data?.found : all.data?.customers;
}

/** @param list undefined when the page was not opened from a list; nothing is fetched then */
export function useNeighbours(type: MeetingType, id: string, list: CustomersView | undefined, userId: string | undefined): Neighbours {
  const kind = type === 'FARMER' ? farmers : dealers;
  const page = list?.page ?? 0;
  const current = usePage(kind, list, userId, page);
  const rows: readonly { id: string }[] | undefined = current?.nodes;
  const at = rows?.findIndex((row) => row.id === id) ?? -1;
  const total = current?.totalCount ?? undefined;
  const first = page * pageSize;
  const hasNext = total === undefined ? rows?.length === pageSize : first + pageSize < total;
  // The neighbouring page is needed only for the first and the last row of a page.
  const previousPage = usePage(kind, list, userId, at === 0 ? page - 1 : null)?.nodes;
  const nextPage = usePage(kind, list, userId, at === pageSize - 1 && hasNext ? page + 1 : null)?.nodes;
  if (rows === undefined || at === -1) return none;
  const beside = (index: number): Neighbour | undefined => {
    const neighbourPage = index < 0 ? page - 1 : index >= rows.length ? page + 1 : page;
    const row = neighbourPage === page ? rows[index] : neighbourPage < page ? previousPage?.at(-1) : nextPage?.[0];
    return row && { id: row.id, page: neighbourPage };
  };
  return { position: first + at + 1, total, before: beside(at - 1), after: beside(at + 1) };
}
